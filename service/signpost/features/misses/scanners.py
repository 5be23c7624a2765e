"""Paths that programs try on every host, whatever it has: probes for weaknesses, and files that browsers look for.

They are counted like every other path that nothing answers, and lists leave them out unless they are wanted. An old
site's own pages must not be here, so of `.php` there are only names that kits and probes use.
"""

import re

# Whole paths, in lower case.
_PATHS = frozenset(
    {
        *("/wp-login.php", "/xmlrpc.php", "/wp-config.php", "/wp-cron.php", "/wp-signup.php", "/wp-load.php"),
        *("/wp-trackback.php", "/wp-comments-post.php", "/wp-admin", "/wp-includes", "/wp-json/wp/v2/users"),
        *("/.ds_store", "/.htaccess", "/.htpasswd", "/.bash_history", "/.npmrc", "/.ftpconfig", "/sftp-config.json"),
        *("/phpinfo.php", "/info.php", "/php.php", "/test.php", "/shell.php", "/cmd.php", "/adminer.php", "/alfa.php"),
        *("/admin.php", "/alfanew.php", "/c99.php", "/r57.php", "/wso.php", "/upload.php", "/up.php", "/x.php"),
        *("/eval-stdin.php", "/fm.php", "/filemanager.php", "/mysql.php", "/pma", "/phpmyadmin", "/myadmin", "/1.php"),
        *("/server-status", "/server-info", "/web.config", "/config.json", "/config.yml", "/docker-compose.yml"),
        *("/composer.json", "/composer.lock", "/package.json", "/credentials", "/id_rsa", "/dump.sql", "/backup.sql"),
        *("/backup.zip", "/backup.tar.gz", "/database.sql", "/db.sql", "/www.zip", "/site.zip"),
        *("/hnap1", "/boaform/admin/formlogin", "/goform/set_limitclient_cfg", "/manager/html", "/owa/auth/logon.aspx"),
        *("/autodiscover/autodiscover.xml", "/actuator", "/telescope/requests", "/graphql", "/console", "/solr"),
        *("/favicon.ico", "/favicon.png", "/ads.txt", "/app-ads.txt", "/security.txt", "/humans.txt", "/llms.txt"),
        *("/browserconfig.xml", "/crossdomain.xml", "/clientaccesspolicy.xml", "/sellers.json"),
    }
)
# What a path begins with, in lower case.
_BEGINNINGS = (
    *("/.env", "/.git/", "/.svn/", "/.hg/", "/.aws/", "/.ssh/", "/.vscode/", "/.idea/", "/.well-known/"),
    *("/wp-admin/", "/wp-includes/", "/wordpress/wp-", "/blog/wp-login", "/wp/wp-"),
    *("/phpmyadmin/", "/pma/", "/myadmin/", "/vendor/phpunit/", "/cgi-bin/", "/boaform/", "/goform/", "/actuator/"),
    *("/_ignition/", "/telescope/", "/solr/", "/jenkins/", "/owa/", "/ecp/", "/autodiscover/", "/remote/fgt_lang"),
    *("/apple-touch-icon", "/xmrlpc", "/nmaplowercheck", "/sdk/", "/evox/", "/portal/redlion"),
)
# Below any folder.
_ANYWHERE = re.compile(
    r"/(?:\.env(?:\.[a-z]+)?|\.git/(?:config|head)|wlwmanifest\.xml|wp-login\.php|xmlrpc\.php|eval-stdin\.php)$"
)


def is_scanner(path: str) -> bool:
    """Whether a counted path is one that programs try everywhere. path: at most misses.MAX_BYTES."""
    path = path.partition("?")[0].lower()
    return path in _PATHS or path.startswith(_BEGINNINGS) or _ANYWHERE.search(path) is not None
