"""Flask-WTF's tokens, which show that a form was sent by one of our pages; imported without Babel."""

import sys
from importlib.util import find_spec

# Flask-WTF imports Babel to translate its own messages, which needs Flask-Babel too. Where that is not installed, the
# attempt fails anyway; here it fails before Babel is loaded, which pages in English do not need.
_I18N = "flask_wtf.i18n"
_fails = _I18N not in sys.modules and find_spec("flask_babel") is None
if _fails:
    sys.modules[_I18N] = None  # type: ignore[assignment]

from flask_wtf.csrf import CSRFError, CSRFProtect, generate_csrf, validate_csrf  # noqa: E402

if _fails:
    del sys.modules[_I18N]

__all__ = ["CSRFError", "CSRFProtect", "generate_csrf", "validate_csrf"]
