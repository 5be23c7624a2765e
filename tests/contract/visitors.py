"""What visitors call themselves, and what they are: browser, system and kind of device."""

# User-Agent -> (browser, system, device), "" where it is not known.
AGENTS: dict[str, tuple[str, str, str]] = {
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0": ("Firefox", "Linux", "desktop"),
    "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0": ("Firefox", "Ubuntu", "desktop"),
    (
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 "
        "Safari/537.36 Edg/126.0.0.0"
    ): ("Edge", "Windows", "desktop"),
    (
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 "
        "Safari/605.1.15"
    ): ("Safari", "Mac OS X", "desktop"),
    (
        "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36"
    ): ("Chrome", "Chrome OS", "desktop"),
    (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
        "Version/17.5 Mobile/15E148 Safari/604.1"
    ): ("Mobile Safari", "iOS", "mobile"),
    (
        "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 "
        "Mobile/15E148 Safari/604.1"
    ): ("Mobile Safari", "iOS", "tablet"),
    (
        "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 "
        "Mobile Safari/537.36"
    ): ("Chrome Mobile", "Android", "mobile"),
    # A browser on Android that does not say "Mobile" is that of a tablet; another program never says it.
    (
        "Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 "
        "Safari/537.36"
    ): ("Chrome", "Android", "tablet"),
    "Dalvik/2.1.0 (Linux; U; Android 12; SM-G991B)": ("Android", "Android", "mobile"),
    "Opera/9.80 (J2ME/MIDP; Opera Mini/9.80; U; en) Presto/2.5.25 Version/10.54": ("Opera Mini", "", "mobile"),
    # What is no computer, tablet or phone must be one of: them.
    (
        "Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) AppleWebKit/538.1 (KHTML, like Gecko) Version/6.0 TV Safari/538.1"
    ): ("Safari", "Tizen", ""),
    "Mozilla/5.0 (PlayStation 4 11.00) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.0 Safari/605.1.15": (
        "Safari", "", "",
    ),
}  # fmt: skip

# A name in a rule -> User-Agents of which only it is the browser or the system, as docs/rules.md lists the names.
_WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"
_MAC = (
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 "
    "Safari/605.1.15"
)
BROWSERS: dict[str, list[str]] = {
    "Chrome": [
        f"Mozilla/5.0 (Windows NT 10.0) {_WEBKIT} Chrome/126.0.0.0 Safari/537.36",
        f"Mozilla/5.0 (Linux; Android 14; Pixel 8) {_WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36",
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
            "CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1"
        ),
        f"Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) {_WEBKIT} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36",
    ],
    "Edge": [
        f"Mozilla/5.0 (Windows NT 10.0) {_WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0",
        f"Mozilla/5.0 (Linux; Android 14; Pixel 8) {_WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36 EdgA/126.0.0.0",
    ],
    "Firefox": [
        "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0",
        "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
            "FxiOS/127.0 Mobile/15E148 Safari/605.1.15"
        ),
    ],
    "Internet Explorer": [
        "Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko",
        "Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; Trident/6.0; IEMobile/10.0; ARM; Touch; NOKIA)",
    ],
    "Opera": [
        f"Mozilla/5.0 (Windows NT 10.0) {_WEBKIT} Chrome/126.0.0.0 Safari/537.36 OPR/111.0.0.0",
        f"Mozilla/5.0 (Linux; Android 14; Pixel 8) {_WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36 OPR/82.0.0.0",
        "Opera/9.80 (J2ME/MIDP; Opera Mini/9.80; U; en) Presto/2.5.25 Version/10.54",
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
            "Version/16.0 Mobile/15E148 Safari/604.1 OPT/3.4.1"
        ),
    ],
    "Safari": [
        _MAC,
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
            "Version/17.5 Mobile/15E148 Safari/604.1"
        ),
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
    ],
}
_PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148"
SYSTEMS: dict[str, list[str]] = {
    "ChromeOS": [f"Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) {_WEBKIT} Chrome/126.0.0.0 Safari/537.36"],
    **{name: [_PHONE] for name in ("iOS", "iPhone", "iPad", "iPod", "iPadOS", "iPhone OS")},
    "Linux": [
        f"Mozilla/5.0 (X11; {name}Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0"
        for name in ("", "Arch Linux; ", "Debian; ", "Fedora; ", "Gentoo; ", "Red Hat; ", "SUSE; ", "Ubuntu; ")
    ],
    **{name: [_MAC] for name in ("Mac", "macOS", "Mac OS", "OS X", "Mac OS X")},
    "Windows": ["Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0"],
}
