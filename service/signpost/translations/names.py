"""Names of countries and languages by their codes (ISO 3166-1, ISO 639-1): in English, and in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from signpost.translations import DEFAULT_LANGUAGE, language

_COUNTRIES = """\
AD Andorra|AE United Arab Emirates|AF Afghanistan|AG Antigua and Barbuda|AI Anguilla|AL Albania|AM Armenia|AO Angola|\
AQ Antarctica|AR Argentina|AS American Samoa|AT Austria|AU Australia|AW Aruba|AX Åland Islands|AZ Azerbaijan|\
BA Bosnia and Herzegovina|BB Barbados|BD Bangladesh|BE Belgium|BF Burkina Faso|BG Bulgaria|BH Bahrain|BI Burundi|\
BJ Benin|BL Saint Barthélemy|BM Bermuda|BN Brunei|BO Bolivia|BQ Caribbean Netherlands|BR Brazil|BS Bahamas|BT Bhutan|\
BV Bouvet Island|BW Botswana|BY Belarus|BZ Belize|CA Canada|CC Cocos (Keeling) Islands|CD Congo (Kinshasa)|\
CF Central African Republic|CG Congo (Brazzaville)|CH Switzerland|CI Côte d’Ivoire|CK Cook Islands|CL Chile|\
CM Cameroon|CN China|CO Colombia|CR Costa Rica|CU Cuba|CV Cape Verde|CW Curaçao|CX Christmas Island|CY Cyprus|\
CZ Czechia|DE Germany|DJ Djibouti|DK Denmark|DM Dominica|DO Dominican Republic|DZ Algeria|EC Ecuador|EE Estonia|\
EG Egypt|EH Western Sahara|ER Eritrea|ES Spain|ET Ethiopia|FI Finland|FJ Fiji|FK Falkland Islands|FM Micronesia|\
FO Faroe Islands|FR France|GA Gabon|GB United Kingdom|GD Grenada|GE Georgia|GF French Guiana|GG Guernsey|GH Ghana|\
GI Gibraltar|GL Greenland|GM Gambia|GN Guinea|GP Guadeloupe|GQ Equatorial Guinea|GR Greece|GS South Georgia|\
GT Guatemala|GU Guam|GW Guinea-Bissau|GY Guyana|HK Hong Kong|HM Heard and McDonald Islands|HN Honduras|HR Croatia|\
HT Haiti|HU Hungary|ID Indonesia|IE Ireland|IL Israel|IM Isle of Man|IN India|IO British Indian Ocean Territory|\
IQ Iraq|IR Iran|IS Iceland|IT Italy|JE Jersey|JM Jamaica|JO Jordan|JP Japan|KE Kenya|KG Kyrgyzstan|KH Cambodia|\
KI Kiribati|KM Comoros|KN Saint Kitts and Nevis|KP North Korea|KR South Korea|KW Kuwait|KY Cayman Islands|\
KZ Kazakhstan|LA Laos|LB Lebanon|LC Saint Lucia|LI Liechtenstein|LK Sri Lanka|LR Liberia|LS Lesotho|LT Lithuania|\
LU Luxembourg|LV Latvia|LY Libya|MA Morocco|MC Monaco|MD Moldova|ME Montenegro|MF Saint Martin|MG Madagascar|\
MH Marshall Islands|MK North Macedonia|ML Mali|MM Myanmar|MN Mongolia|MO Macao|MP Northern Mariana Islands|\
MQ Martinique|MR Mauritania|MS Montserrat|MT Malta|MU Mauritius|MV Maldives|MW Malawi|MX Mexico|MY Malaysia|\
MZ Mozambique|NA Namibia|NC New Caledonia|NE Niger|NF Norfolk Island|NG Nigeria|NI Nicaragua|NL Netherlands|NO Norway|\
NP Nepal|NR Nauru|NU Niue|NZ New Zealand|OM Oman|PA Panama|PE Peru|PF French Polynesia|PG Papua New Guinea|\
PH Philippines|PK Pakistan|PL Poland|PM Saint Pierre and Miquelon|PN Pitcairn Islands|PR Puerto Rico|PS Palestine|\
PT Portugal|PW Palau|PY Paraguay|QA Qatar|RE Réunion|RO Romania|RS Serbia|RU Russia|RW Rwanda|SA Saudi Arabia|\
SB Solomon Islands|SC Seychelles|SD Sudan|SE Sweden|SG Singapore|SH Saint Helena|SI Slovenia|SJ Svalbard|SK Slovakia|\
SL Sierra Leone|SM San Marino|SN Senegal|SO Somalia|SR Suriname|SS South Sudan|ST São Tomé and Príncipe|\
SV El Salvador|SX Sint Maarten|SY Syria|SZ Eswatini|TC Turks and Caicos Islands|TD Chad|\
TF French Southern Territories|TG Togo|TH Thailand|TJ Tajikistan|TK Tokelau|TL Timor-Leste|TM Turkmenistan|TN Tunisia|\
TO Tonga|TR Türkiye|TT Trinidad and Tobago|TV Tuvalu|TW Taiwan|TZ Tanzania|UA Ukraine|UG Uganda|\
UM United States Outlying Islands|US United States|UY Uruguay|UZ Uzbekistan|VA Vatican City|\
VC Saint Vincent and the Grenadines|VE Venezuela|VG British Virgin Islands|VI United States Virgin Islands|VN Vietnam|\
VU Vanuatu|WF Wallis and Futuna|WS Samoa|XK Kosovo|YE Yemen|YT Mayotte|ZA South Africa|ZM Zambia|ZW Zimbabwe"""
_LANGUAGES = """\
af Afrikaans|am Amharic|ar Arabic|az Azerbaijani|be Belarusian|bg Bulgarian|bn Bengali|bs Bosnian|ca Catalan|cs Czech|\
cy Welsh|da Danish|de German|el Greek|en English|eo Esperanto|es Spanish|et Estonian|eu Basque|fa Persian|fi Finnish|\
fil Filipino|fo Faroese|fr French|fy Western Frisian|ga Irish|gd Scottish Gaelic|gl Galician|gu Gujarati|ha Hausa|\
he Hebrew|hi Hindi|hr Croatian|hu Hungarian|hy Armenian|id Indonesian|ig Igbo|is Icelandic|it Italian|ja Japanese|\
jv Javanese|ka Georgian|kk Kazakh|km Khmer|kn Kannada|ko Korean|ku Kurdish|ky Kyrgyz|la Latin|lb Luxembourgish|lo Lao|\
lt Lithuanian|lv Latvian|mg Malagasy|mi Maori|mk Macedonian|ml Malayalam|mn Mongolian|mr Marathi|ms Malay|mt Maltese|\
my Burmese|nb Norwegian Bokmål|ne Nepali|nl Dutch|nn Norwegian Nynorsk|no Norwegian|or Odia|pa Punjabi|pl Polish|\
ps Pashto|pt Portuguese|rm Romansh|ro Romanian|ru Russian|rw Kinyarwanda|sd Sindhi|si Sinhala|sk Slovak|sl Slovenian|\
so Somali|sq Albanian|sr Serbian|sv Swedish|sw Swahili|ta Tamil|te Telugu|tg Tajik|th Thai|tk Turkmen|tl Tagalog|\
tr Turkish|tt Tatar|ug Uyghur|uk Ukrainian|ur Urdu|uz Uzbek|vi Vietnamese|xh Xhosa|yi Yiddish|yo Yoruba|zh Chinese|\
zu Zulu"""


def _table(text: str) -> dict[str, str]:
    return {code: name for code, _, name in (entry.partition(" ") for entry in text.split("|"))}


COUNTRIES, LANGUAGES = _table(_COUNTRIES), _table(_LANGUAGES)


def countries(english: Mapping[str, str]) -> Mapping[str, str]:
    """The names of countries by code, in the reader's language. english: all of them as English has them."""
    return english if language() == DEFAULT_LANGUAGE else _locale_names(language(), "territories", frozenset(english))


def languages(english: Mapping[str, str]) -> Mapping[str, str]:
    """The same for languages."""
    return english if language() == DEFAULT_LANGUAGE else _locale_names(language(), "languages", frozenset(english))


@cache
def _locale_names(tag: str, kind: str, codes: frozenset[str]) -> Mapping[str, str]:
    """In the order of the names, each with a capital as in the lists of pages; several languages write none."""
    from babel import Locale

    names = getattr(Locale.parse(tag), kind)
    return {code: names[code][:1].upper() + names[code][1:] for code in sorted(codes, key=lambda code: names[code])}
