"""The alerts of deploy/: each fires where it should and where its figure is missing, and nowhere else."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from flask import Flask

from tests.conftest import ROOT, Client
from tests.programs import needed

FILES = ("alerts.yml", "alerts-nodes.yml")
PAGE = (ROOT / "docs" / "monitoring.md").read_text(encoding="utf-8")
# What a healthy machine reports, every minute for an hour that begins at 1970: the last backup is of then.
WELL = {
    'up{job="signpost"}': "1+0x400",
    'signpost_ready{job="signpost", part="database"}': "1+0x400",
    'signpost_ready{job="signpost", part="monitoring"}': "1+0x400",
    'signpost_requests_total{job="signpost", status="200"}': "0+60x400",
    'signpost_requests_total{job="signpost", status="500"}': "0+1x400",
    'signpost_visits_total{job="signpost", status="3xx"}': "0+600x400",
    'signpost_visits_total{job="signpost", status="5xx"}': "0+1x400",
    "signpost_requests_long": "0+0x400",
    "signpost_pools_refusing": "0+0x400",
    "signpost_disk_free_bytes": "5000000000+0x400",
    'signpost_sqlite_bytes{file="wal"}': "16000000+0x400",
    "signpost_last_backup_timestamp_seconds": "1+0x400",
    "signpost_clock_step_seconds": "0+0x400",
    "signpost_copy_age_seconds": "1+0x400",
    "signpost_postgresql_up": "1+0x400",
    "signpost_nodes": "2+0x400",
    'signpost_waiting{for="clicks"}': "10+0x400",
    "signpost_node_clock_offset_seconds": "0+0x400",
}
# Another value of one of them, and the alert that tells of it.
ILL = {
    ('up{job="signpost"}', "0+0x400"): {"SignpostIsDown", "SignpostNodeIsDown"},
    ('signpost_ready{job="signpost", part="database"}', "0+0x400"): {"SignpostIsNotReady"},
    ('signpost_ready{job="signpost", part="monitoring"}', "0+0x400"): {"SignpostWatcherHasEnded"},
    ('signpost_requests_total{job="signpost", status="500"}', "0+60x400"): {"SignpostRequestsFail"},
    ('signpost_visits_total{job="signpost", status="5xx"}', "0+60x400"): {"SignpostVisitsFail"},
    ("signpost_requests_long", "1+0x400"): {"SignpostRequestsAreLong"},
    ("signpost_pools_refusing", "1+0x400"): {"SignpostRefusesRequests"},
    ("signpost_disk_free_bytes", "100000000+0x400"): {"SignpostDiskIsFull"},
    ('signpost_sqlite_bytes{file="wal"}', "900000000+0x400"): {"SignpostWalGrows"},
    ("signpost_last_backup_timestamp_seconds", "-200000+0x400"): {"SignpostBackupIsOld"},
    ("signpost_clock_step_seconds", "-900+0x400"): {"SignpostClockIsOff"},
    ("signpost_copy_age_seconds", "60+0x400"): {"SignpostCopyIsOld"},
    ("signpost_postgresql_up", "0+0x400"): {"SignpostWithoutPostgresql"},
    ("signpost_nodes", "1+0x400"): {"SignpostNodeIsMissing"},
    ('signpost_waiting{for="clicks"}', "200000+0x400"): {"SignpostClicksWait"},
    ("signpost_node_clock_offset_seconds", "-3+0x400"): {"SignpostClockIsOff"},
}
# These compare two sums, of which a new server has the first only after an error.
WITHOUT_ABSENCE = {"SignpostRequestsFail"}


def rules(name: str) -> dict[str, str]:
    """The expressions of a file, by alert."""
    (group,) = yaml.safe_load((ROOT / "deploy" / name).read_text(encoding="utf-8"))["groups"]
    return {rule["alert"]: rule["expr"] for rule in group["rules"]}


@pytest.mark.parametrize("name", FILES)
def test_prometheus_takes_the_file(name: str) -> None:
    done = subprocess.run(
        [needed("promtool"), "check", "rules", ROOT / "deploy" / name], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", FILES)
def test_each_alert_fires_where_it_should(name: str, tmp_path: Path) -> None:
    alerts = rules(name)
    cases: list[tuple[dict[str, str], set[str]]] = [(WELL, set())]
    for (series, values), expected in ILL.items():
        fires = {alert for alert in expected if series.partition("{")[0] in alerts.get(alert, "")}
        cases.append(({**WELL, series: values}, fires))
    for metric in {series.partition("{")[0] for series in WELL}:
        without = {series: values for series, values in WELL.items() if series.partition("{")[0] != metric}
        uses = {alert for alert, expression in alerts.items() if re.search(rf"\b{metric}\b", expression)}
        cases.append((without, uses - WITHOUT_ABSENCE))
    assert {alert for _, expected in cases for alert in expected} | WITHOUT_ABSENCE >= alerts.keys()
    tests = {
        "rule_files": [str(ROOT / "deploy" / name)],
        "evaluation_interval": "1m",
        "tests": [
            {
                "interval": "1m",
                "input_series": [{"series": series, "values": values} for series, values in reported.items()],
                # Alerts have no labels here but the name, which is all that is asked.
                "promql_expr_test": [
                    {
                        "expr": 'count by (alertname) (ALERTS{alertstate="firing"})',
                        "eval_time": "3h",
                        "exp_samples": [
                            {"labels": f'{{alertname="{alert}"}}', "value": 1} for alert in sorted(expected)
                        ],
                    }
                ],
            }
            for reported, expected in cases
        ],
    }
    file = tmp_path / "tests.yml"
    file.write_text(yaml.safe_dump(tests))
    done = subprocess.run([needed("promtool"), "test", "rules", file], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr + done.stdout


def test_the_metrics_of_the_alerts_are_there(app: Flask, make_client: Callable[..., Client]) -> None:
    (Path(app.config["INSTANCE"]) / "last-backup").touch()
    reported = make_client(app).get("/metrics").text
    for metric in set(re.findall(r"signpost_\w+", str(rules("alerts.yml")))):
        assert re.search(rf"^{metric}[ {{]", reported, re.M) or metric == "signpost_requests_total", metric
    for part in ("database", "clicks", "monitoring", "disk", "jobs", "requests"):
        assert f'signpost_ready{{part="{part}"}} 1.0' in reported


@pytest.mark.parametrize("name", FILES)
def test_the_page_has_the_file(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    assert f"```yaml\ngroups:{text.partition('groups:')[2]}```" in PAGE
    assert f"deploy/{name}" in PAGE
