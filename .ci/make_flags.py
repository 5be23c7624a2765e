"""Draws dashboard/static/flags: a picture of 40 x 30 pixels for each country, of about 300 bytes.

npm pack flag-icons@7 && tar xzf flag-icons-*.tgz && .venv/bin/python .ci/make_flags.py package/flags/4x3
Flags: flag-icons, MIT. As drawings some flags with coats of arms have over 100 kB.
"""

import io
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from signpost.translations.names import COUNTRIES

SIZE = (40, 30)
COLORS = 24


def main() -> None:
    source, target = Path(sys.argv[1]), Path("service/signpost/features/dashboard/static/flags")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": SIZE[0] * 4, "height": SIZE[1] * 4})
        for code in sorted(COUNTRIES):
            drawing = source / f"{code.lower()}.svg"
            if not drawing.exists():
                continue
            page.set_content(
                f"<style>body {{ margin: 0 }} svg {{ display: block; width: 100vw }}</style>{drawing.read_text()}"
            )
            with Image.open(io.BytesIO(page.screenshot())) as large:
                small = large.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
            small.quantize(COLORS).save(target / f"{code.lower()}.png", optimize=True)


if __name__ == "__main__":
    main()
