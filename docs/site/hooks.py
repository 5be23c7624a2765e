"""What the site of the documentation has besides the pages in docs/, for mkdocs (mkdocs.yml).

- The pages at the top of the repository are pages of the site: README.md is its first page. Each file of deploy/ that
  a page links is a page that shows it.
- The navigation is the list in docs/README.md.
- Links are written so that they work in the repository. A link to a file that the site does not have becomes one to
  the repository.
"""

import posixpath
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
CONTENTS = "docs/README.md"
# Pages outside of docs/, and those that have another name on the site, by their path in the repository.
PAGES = {
    "README.md": "index.md",
    CONTENTS: "contents.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
}
ICON = ROOT / "service" / "signpost" / "features" / "dashboard" / "static" / "icon.svg"
SOURCE = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Source"]
# Code keeps what looks like a link in it.
_CODE = re.compile(r"^ *```.*?^ *```$|`[^`\n]+`", re.M | re.S)
_LINK = re.compile(r'(\]\(|(?:src|srcset|href)=")([^)"\s]+)')
# A picture with a dark twin: the colors are those that the reader has chosen on the site.
_PICTURE = re.compile(
    r'<picture>\s*<source [^>]*dark[^>]*srcset="([^"]+)"[^>]*>\s*<img alt="([^"]*)" src="([^"]+)"[^>]*>\s*</picture>'
)
_ENTRY = re.compile(r"^(?:## (?P<group>.+)|- \[(?P<title>[^]]+)\]\((?P<target>[^)#]+)\).*)$", re.M)


def on_config(config: MkDocsConfig) -> None:
    config.nav = [{"Start here": "index.md"}, *navigation((ROOT / CONTENTS).read_text(encoding="utf-8"))]
    config.extra["social"] = [{"icon": "fontawesome/brands/git-alt", "link": SOURCE, "name": "Source"}]


def on_files(files: Files, config: MkDocsConfig) -> None:
    if contents := files.get_file_from_path("README.md"):
        files.remove(contents)
    files.append(File.generated(config, "site/icon.svg", abs_src_path=str(ICON)))
    for path, name in PAGES.items():
        files.append(File.generated(config, name, abs_src_path=str(ROOT / path)))
    for file in sorted((ROOT / "deploy").iterdir()):
        if file.is_file() and not file.name.startswith("."):
            files.append(File.generated(config, f"deploy/{file.name}.md", content=shown(file)))


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    path = next((path for path, name in PAGES.items() if name == page.file.src_uri), f"docs/{page.file.src_uri}")

    def here(target: str) -> str:
        return target_on_site(target, path)

    markdown = _PICTURE.sub(r"![\2](\3#only-light)![\2](\1#only-dark)", markdown)
    # Commands with what they print: the button that copies leaves out the prompts and the output (site.css).
    markdown = with_deeper_lists(markdown)
    return outside_code(re.sub(r"^( *```)(?=\n *\$ )", r"\1console", markdown, flags=re.M), here)


def with_deeper_lists(markdown: str) -> str:
    """What belongs to a numbered item is indented by four blanks here; on a forge three are enough."""
    lines: list[str] = []
    is_in_item = is_loose = False
    for line in markdown.split("\n"):
        if re.match(r"\d\. ", line):
            if is_in_item and is_loose:
                lines.append("")
            is_in_item, is_loose = True, False
        elif is_in_item and line.startswith("   "):
            line = f" {line}"
        elif line:
            is_in_item = False
        is_loose |= not line
        lines.append(line)
    return "\n".join(lines)


def navigation(contents: str) -> list[dict[str, list[dict[str, str]]]]:
    """The groups and the pages of the list, in its order."""
    groups: list[dict[str, list[dict[str, str]]]] = []
    for entry in _ENTRY.finditer(contents):
        if entry["group"]:
            groups.append({entry["group"]: []})
        else:
            pages = next(iter(groups[-1].values()))
            pages.append({entry["title"]: target_on_site(entry["target"], CONTENTS)})
    return groups


def target_on_site(target: str, path: str) -> str:
    """Where a link of the file `path` leads on the site."""
    if re.match(r"[a-z]+:|#", target):
        return target
    name, hash_sign, anchor = target.partition("#")
    aim = posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
    if aim in PAGES:
        found = PAGES[aim]
    elif re.fullmatch(r"deploy/[\w.-]+", aim):
        found = f"{aim}.md"
    elif aim.startswith("docs/"):
        found = aim.removeprefix("docs/")
    elif (ROOT / aim).exists():
        return f"{SOURCE}/{'tree' if (ROOT / aim).is_dir() else 'blob'}/main/{aim}{hash_sign}{anchor}"
    else:
        # mkdocs reports it.
        found = name
    return found + hash_sign + anchor


def outside_code(markdown: str, changed: Callable[[str], str]) -> str:
    """The text with the targets of its links changed, except those in code."""
    parts, end = [], 0
    for code in [*_CODE.finditer(markdown), None]:
        text = markdown[end : code.start() if code else None]
        parts.append(_LINK.sub(lambda link: link[1] + changed(link[2]), text))
        if code:
            parts.append(code[0])
            end = code.end()
    return "".join(parts)


def shown(file: Path) -> str:
    """A page with the text of a file."""
    language = {".yaml": "yaml", ".toml": "toml", ".json": "json", ".sh": "sh", ".conf": "nginx", ".service": "ini"}
    text = file.read_text(encoding="utf-8")
    return f"# deploy/{file.name}\n\n```{language.get(file.suffix, 'text')}\n{text}```\n"
