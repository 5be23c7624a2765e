"""Names of systems and browsers: those that visitors can have, what rules mean by them, and what forms offer.

They are those of ua-parser, which reads User-Agents (clicks/agents.py); a test compares them. Its few expressions that
take any word are not here: for televisions, for apps that name themselves, and for bots.
"""

from collections.abc import Iterable
from typing import Final

from signpost.translations import mark

# What forms offer first, the commonest first, with what people call it.
COMMON_SYSTEMS: Final = {
    "iOS": mark("iPhone and iPad"),
    "Android": "Android",
    "Windows": "Windows",
    "macOS": "Mac",
    "Linux": "Linux",
    "ChromeOS": "ChromeOS",
}
COMMON_BROWSERS: Final = {
    entry: entry
    for entry in ("Chrome", "Safari", "Edge", "Firefox", "Samsung Internet", "Opera", "Instagram", "Facebook")
}
# Those that forms suggest where more is typed.
FURTHER_SYSTEMS: Final = (
    *("HarmonyOS", "Windows Phone", "KaiOS", "Tizen", "webOS", "tvOS", "WatchOS", "GoogleTV", "Ubuntu", "Debian"),
    *("Fedora", "Linux Mint", "Arch Linux", "openSUSE", "FreeBSD", "OpenBSD", "Kindle", "Sailfish", "BlackBerry OS"),
)
FURTHER_BROWSERS: Final = (
    *("Brave", "DuckDuckGo Mobile", "DuckDuckGo", "Vivaldi", "Opera GX", "Opera Mini", "Yandex Browser", "UC Browser"),
    *("Huawei Browser", "MiuiBrowser", "HeyTap Browser", "VivoBrowser", "QQ Browser Mobile", "Baidu Browser", "Whale"),
    *("Amazon Silk", "Google", "TikTok", "Snapchat", "Pinterest", "Twitter", "LINE", "KakaoTalk", "WeChat Browser"),
    *("Facebook Messenger", "Telegram", "Ecosia iOS", "Ecosia Android", "Coc Coc", "Oculus Browser", "Chromium"),
    *("Internet Explorer", "Outlook", "Apple Mail", "Thunderbird", "Googlebot", "bingbot", "curl"),
)
# A browser with one of these words in its name is a bot, of which there are more than any list has.
BOT_WORDS: Final = ("bot", "spider", "crawl", "scrape", "archiver", "indexer", "favicon")


def _listed(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split("|"))


SYSTEMS: Final = _listed(
    """
Android|Arch Linux|ATV OS X|BackTrack|Bada|BlackBerry OS|BlackBerry Tablet OS|BREW|Brew MP|BSD|CentOS|
Chrome OS|Chromecast Android|Chromecast Fuchsia|Chromecast Linux|Chromecast SmartSpeaker|Debian|Fedora|
Firefox OS|FireHbbTV|FreeBSD|Gentoo|GoogleTV|HarmonyOS|iOS|KaiOS|Kindle|Kubuntu|LG|Linux|Linux Mint|
Lubuntu|Mac OS|Mac OS X|Maemo|Mageia|Mandriva|MeeGo|NetBSD|Nokia Series 30 Plus|Nokia Series 40|OpenBSD|
openSUSE|Other|PCLinuxOS|Philips|Puppy|Red Hat|Roku|Sailfish|Samsung|SerenityOS|Slackware|Solaris|SUSE|
Symbian OS|Symbian^3|Symbian^3 Anna|Symbian^3 Belle|Tizen|tvOS|Ubuntu|VRE|WatchOS|Web0S|webOS|WebTV|WeTab|
Windows|Windows Mobile|Windows Phone
"""
)
BROWSERS: Final = _listed(
    """
008|115 Browser|123metaspider-Bot|1470.net crawler|1Password|360 Secure Browser|50.nu|8bo Crawler Bot|
Aboundex|Abrowser|Adobe CEP|Adobe CreativeCloud|AdobeAIR|AdsBot-Google|Agency|AHC|aihttp|Airmail|akka-http|
AlexaMediaPlayer|Aloha Browser|altavista|Altresium|Amarok|Amazon Silk|AncestryAndroid|Android|Ant-Nutch|
AntennaPod|ANTGalio|AnyConnect|AOL|AOL Desktop Gold Browser|AOL Shield Browser|Apache-CXF|Apache-HttpClient|
AppEngine-Google|Apple Mail|Apple Watch App|ArcGIS Earth|ArcGIS Hub Indexer|ArcGIS Pro|
ArcGIS Runtime SDK for Android|ArcGIS Runtime SDK for iOS|ArcGIS Runtime SDK for NET|ArcGIS Runtime SDK for Qt|
archiver|ArcMap|Argus|aria2|Arora|Ask Jeeves|AtContent|Atom Browser|AudioBoom|Avant|AvantGo|
Avast Secure Browser|AVG|Avira|aws-cli|aws-sdk-cpp|aws-sdk-dotnet-core|aws-sdk-go|aws-sdk-java|aws-sdk-nodejs|
aws-sdk-ruby|aws-sdk-ruby2|Axel|axios|Axtaris|BacaBerita App|Baidu Browser|Baidu Explorer|BaiduMobaider|
Banshee|Barca|BashPodder|Basilisk|BeyondPod|bingbot|BingPreview|BlackBerry|BlackBerry WebKit|blitzbot|
BlogBridge|Bloglovin|BoardReader|BoardReader Blog Indexer|BoardReader Favicon Fetcher|boitho.com-dc|Bolt|
Bon Echo|BotName/$BotVersion|Boto|Boto3|BotSeer|Box|Box Sync|BoxNotes|bPod|Brave|BrowseX|BUbiNG|Bunjalloo|
Camino|Camoufox|Catchpoint|Catchpoint bot|CCleaner|CFNetwork|Charlotte|Checklinks|Chesscom-Android|Chimera|
Chrome|Chrome Frame|Chrome Mobile|Chrome Mobile iOS|Chrome Mobile WebView|Chromium|Chromium GOST Browser|CITA|
CitizenFX|Cityreview Robot|Clementine|CloudCockpitBackend|CloudFoundry|clumboot|Coc Coc|Collector for ArcGIS|
Comodo Dragon|Comodo HTTP(S) Crawler|Comodo-Webinspector-Crawler|Config|Conkeror|ConveraCrawler|
Craving Explorer Browser|CRAWL-E|CrawlConvera|CrawlDaddy|CrawlFire|Crazy Browser|Crosswalk|CSimpleSpider|curl|
Custom|Cyberduck|Datanyze|DataparkSearch|Daumoa|Daumoa-feedfetcher|DAVdroid|Debian APT-HTTP|
Decentr Web3 Browser|Demeter|Dillo|DNSGroup|DoggCatcher|Dolfin|Dolphin|Doppler|Downcast|Download Master|
Dragon|DuckDuckGo|DuckDuckGo Mobile|Ecosia Android|Ecosia iOS|Edge|Edge Mobile|EDI|Electron|ELinks|envolk|
Epiphany|Espial|ESPN|Evolution|ExchangeServicesClient|ExchangeWebServices|ExoPlayerDemo|Explorer for ArcGIS|
Facebook|Facebook Messenger|FacebookBot|FancyMusic|Feed Seeker Bot|Feedbin|Fennec|fetch libfetch|fetchurl|
Finderbots|findlinks|Firefox|Firefox (Minefield)|Firefox (Namoroka)|Firefox (Shiretoko)|Firefox Alpha|
Firefox Beta|Firefox iOS|Firefox Mobile|FireWeb|Flamingo_SearchEngine|Flipboard|Flipboard-Briefing|Flock|
Fluid|FME|FollowSite Bot|foobar|Fresco|furlbot|Galeon|Genieo|GeoEvent Server|Ghost|gigabot|GlobalProtect|
GmailImageProxy|Go-CF-client|go-cli|Go-http-client|go-resty|GoldenPod|GomezAgent|gonzo1|Goodzer|Google|
Google Earth|Google SketchUp|Google-HTTP-Java-Client|Google-InspectionTool|Googlebot|GoogleOther|GooglePlusBot|
got|gPodder|GPTBot|grab|GranParadiso|Grub|grub-client|gsa-crawler|GuzzleHttp|HbbTV|HeadlessChrome|heritrix|
Herring|HeyTap Browser|HiBrowser|HiddenMarket|HipChat Desktop Client|Hola Browser|holmes|Honor Browser|
HooWWWer|HTC|htdig|http%20client|http.rb|HTTPClient|HTTPie|HttpMonitor|HTTrack|Huawei Browser|ia_archiver|
ibm-cos-sdk-core|ibm-cos-sdk-java|ibm-cos-sdk-js|ibm-cos-sdk-python|IBrowse|iBrowser|iBrowser Mini|iCab|
Icarus6j|ICC-Crawler|ICE Browser|Iceape|IceCat|Iceweasel|ichiro|ichiro/mobile|IconSurf|IE|IE Large Screen|
IE Mobile|IlTrovatore|IlTrovatore-Setaccio|Index crawler|Infohelfer|InfuzApp|INGRID|Innovazion Crawler|
insomnia|Instabridge|Instagram|InternetArchive|iPodder|iRAPP|iRider|Iris|Iron|Isara|iTunes|JAEGER_SECURITY|
Jasmine|Java|Java-EurekaClient|Java-EurekaClient-Replication|jbot|Jersey|JetS3t|JiSu Browser|JNLP|
Job Roboter|JOSM|jPodder|Juice|jupdate|K-Meleon|KakaoTalk|KaloogaBot|Kazehakase|Kindle|Kinoma|
KiwiStatus Spider|kmail2|Konqueror|Kraken|Kurio App|Kurzor|Ladybird|larbin|LEIA|LesnikBot|lftp|LG Player|
libcurl-agent|libwww-perl|Liferea|Lightning|Lijit Crawler|LikeWise|LINE|Linguee Bot|LinkAider|LinkedInBot|
Links|Lite Bot|Lite Browser|Llaut|Lobo|LOOQ|Lotus Notes|lua-resty-http|LuaKit|Luminary|Lunascape|lycos|
Lynx|MacAppStore|MacOutlook|Maemo Browser|Mail.ru Chromium Browser|Mail.RU_Bot|MailBar|masidani_bot|masscan|
Maxthon|mDolphin|MediaGo|MediaMonkey|Mediapartners-Google|MicroB|Microsoft SkyDriveSync|Microsoft Teams|
Microsoft-CryptoAPI|Midori|Minimo|minio-go|Mint Browser|mirall|Miro|MiuiBrowser|MJ12bot|Mobile Safari|
Mobile Safari UI/WKWebView|MobileIron|mogimogi|Monitis|mozDex|MozillaDeveloperPreview|MSIECrawler|msnbot|
msrbot|Mtps Feed Aggregation System|MullvadBrowser|MusicDownloader|My Internet Browser|MyIE2|Mypal Browser|
NCSA Mosaic|NetCast Smart TV|NetFront|NetFront NX|NetNewsWire|netresearch|Netscape|Netvibes|NewRelicPingerBot|
Nextcloud|NING|Node-oauth|Nokia|Nokia Browser|Nokia OSS Browser|Nokia Services (WAP) Browser|Norton|NSPlayer|
Nutch|Nymesis|Obigo|ObjectsSearch|OBS Studio|Oculus Browser|Odin|OgScrper|okhttp|OktaMobile|OLPC|OmniWeb|
ONE Browser|Onefootball|OOZBOT|Open Wave|OpenBSD ftp|OpenVAS Scanner|Openwave|Opera|Opera Coast|Opera GX|
Opera Mini|Opera Mobile|Opera Neon|Opera Tablet|Opera Touch|Operations Dashboard for ArcGIS|Orbiter|Orca|
Otter|Outlook|Outlook-iOS|Outlook-iOS-Android|Overcast|Ovi Browser|Owncloud|PagePeeker|PagesInventory|
Pale Moon|PaleMoon|Palm Blazer|Palm Pre|Pandora|PathDefender|PaxleFramework|Peapod|Peeplo Screenshot Bot|
Peew|Phantom|Phantom Browser|PhantomJS|philpodder|Phoenix|Phoenix Browser|PHPCrawl|ping-service|PingdomBot|
Pinterest|Pinterestbot|Planetweb|PlantyNet_WebRobot|Player FM|Pocket Casts|PocketTunes|Podcast Addict|
PodcastAddict|Podcasts|PodCruncher|Podkicker|podracer|Polaris|Pompos|Postbox|PostmanRuntime|PostPost|
PRTG Network Monitor|Puffin|PyAMF|PycURL|Python aiohttp|Python Requests|Python-urllib|QAX Browser|QGIS|
QQ Browser|QQ Browser Mini|QQ Browser Mobile|Qt Web Engine|QtCarBrowser|QtWeb|Quark|Quark PC|
QuerySeekerSpider|QuickNews|QuickTime|QupZilla|qutebrowser|Qwantify|R2Client|RackspaceBot|Radio|
Raven for Mac|rclone|RCM CardDAV plugin|ReactorNetty|Read%20Later|Reaper|RecipeRadar|RedCarpet|Rekonq|Replay|
reqwest|Retreiver|Riddler|Rival IQ|Rivo|Roadrunner|Roblox App|RockMelt|Roku|RSSRadio|rusoto|
Ruxit Synthetic|S3 Browser|s3fs|S3Gof3r|Safari|Sailfish Browser|Salesforce|Samsung Internet|SAP CPI|
SAP NetWeaver Application Server|sap xsuaa|sap-leonardo-iot-sdk-nodejs|Sber Browser|scalaj-http|ScollSpider|
scooter|Scrapy|Scrubby|SeaMonkey|searchsight|seekbot|semanticdiscovery|SEMC-Browser|SemrushBot|SEOstats|
Seznam prohlížeč|Shiira|ShopSalad|SimplePie|SimpleRSS|Simpy|Site24x7|SiteCat Webbot|SiteCon|SkipStone|
Skyfire|Skype|Slack Desktop Client|Slack-ImgProxy|Slackbot-LinkExpanding|Sleipnir|Slurp|Smart Lenovo Browser|
SmartTV WebBrowser|Snapchat|snappy|Snowshoe|Sogou Explorer|SophosAgent|SophosUpdateManager|Space Bison|
Sparrow Browser|Speedy Spider|Spider|Spotify|sproose|Squrl Java|Stainless|StatusCakeBot|Steam Client|
Steam Deck|Steam GameOverlay|Steeler|Stitcher|Stringer|Sunrise|Superhuman|Surveyon|Swiftfox|Symphony|
Tableau|Tailsweep|Talon Cyber Security Browser|Teleca Browser|Telegram|Tenta Browser|The Bat!|TheUsefulbot|
Thumbshots.ru|ThumbShotsBot|Thunderbird|ThunderBrowse|TikTok|Tiny Tiny RSS|Tizen Browser|TLSProber|TopBuzz|
TopPodcasts|Trailer|Transmit|Trends Crawler|Twitter|Twitterbot|Tygron Platform|Ubuntu APT-HTTP|UC Browser|
Unique|unirest-java|unirest-net|unirest-nodejs|unirest-php|unirest-python|unirest-ruby|UP.Browser|ureq|
URL2PNG|urlgrabber|USyd-NLP-Spider|Uzbl|Vagabondo|Vert.x-WebClient|Vewd Browser|ViaFree|Vienna|Viewer|
Vivaldi|VivoBrowser|VLC|VoilaBot|vortex|Votay bot|VOX|voyager|VSE|WASALive.Bot|Waterfox|Web-sniffer|
WebCrunch|WebKit Nightly|webOS Browser|WebPageTest.org bot|WebPilot|WebThumb|WebZIP|WeChat Browser|Weibo|
WeTab|Wget|wget2|Whale|WhatsApp|WhatWeb|Windows Live Mail|Windows-Update-Agent|WindowsPowerShell|WinHTTP|
WIRE|wminer|WMPlayer|Wolvic Browser|Word|WordPress|Workforce for ArcGIS|Wotbox|www.almaden.ibm.com|
Xenu Link Sleuth|Xenu.s Link Sleuth|yacy|yacybot|Yahoo! Slurp|YahooMailProxy|YahooMobileMail|YahooSeeker|
Yandex Browser|Yeti|YodaoBot|YottaaMonitor|Yowedo|Zao|Zao-Crawler|ZDM|ZeBot_www.ze.bz|ZooShot|Zune|ZyBorg
"""
)


# Name in a rule -> names in breakdowns that it means, both in lower case; docs/rules.md lists them. A rule stores the
# name as given: its meaning is looked up when the rule is compiled for visits.
BROWSER_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "chrome": ("chrome", "chrome mobile", "chrome mobile ios", "chrome mobile webview"),
    "edge": ("edge", "edge mobile"),
    "firefox": ("firefox", "firefox mobile", "firefox ios"),
    "internet explorer": ("ie", "ie mobile"),
    "opera": ("opera", "opera mobile", "opera mini", "opera touch"),
    "safari": ("safari", "mobile safari", "mobile safari ui/wkwebview"),
}
SYSTEM_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "chromeos": ("chrome os",),
    "ipad": ("ios",),
    "ipados": ("ios",),
    "iphone": ("ios",),
    "iphone os": ("ios",),
    "ipod": ("ios",),
    "linux": ("linux", "arch linux", "debian", "fedora", "gentoo", "red hat", "suse", "ubuntu"),
    "mac": ("mac os x",),
    "mac os": ("mac os x",),
    "macos": ("mac os x",),
    "os x": ("mac os x",),
}


def browsers_meant(names: tuple[str, ...]) -> frozenset[str]:
    """The names in breakdowns, in lower case, that the names in a rule mean."""
    return _meant(names, BROWSER_GROUPS)


def systems_meant(names: tuple[str, ...]) -> frozenset[str]:
    """The same for operating systems."""
    return _meant(names, SYSTEM_GROUPS)


def _meant(names: Iterable[str], groups: dict[str, tuple[str, ...]]) -> frozenset[str]:
    folded = [name.lower() for name in names]
    return frozenset(group for name in folded for group in (name, *groups.get(name, ())))


_KNOWN_BROWSERS = frozenset(name.lower() for name in (*BROWSERS, *BROWSER_GROUPS))
_KNOWN_SYSTEMS = frozenset(name.lower() for name in (*SYSTEMS, *SYSTEM_GROUPS))


def is_browser(name: str) -> bool:
    """Whether a visitor can have a browser that `name` in a rule means."""
    folded = name.lower()
    return folded in _KNOWN_BROWSERS or any(word in folded for word in BOT_WORDS)


def is_system(name: str) -> bool:
    """The same for operating systems."""
    return name.lower() in _KNOWN_SYSTEMS
