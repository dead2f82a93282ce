"""The command line as a person types it. Bad input: one clear line, exit code 2, no traceback, nothing written."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from hullaboo.cli import main
from hullaboo.core.finding import games
from hullaboo.words import LANGUAGES

GAME = "template"
A_LOG = str(next((Path(__file__).parent / "former").rglob("*.log")))


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    listed = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert listed == list(games())


def test_bots_lists_who_plays_by_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--lang", "fr"]) == 0
    lines = [line.split(maxsplit=2) for line in capsys.readouterr().out.splitlines()]
    assert [line[:2] for line in lines] == [["1", "mo"], ["2", "otto"], ["3", "wilma"], ["4", "ida"], ["5", "lux"]]


def test_watch_tells_the_match_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", GAME, "--seats", "1,random", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "Platz 0 (Mo)" in told
    assert "Platz 1 (auf gut Glück)" in told


@pytest.mark.parametrize("name", games())
def test_watch_gives_the_same_bytes_twice(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = ",".join(["random"] * games()[name].rules.SEATS[0])
    assert main(["watch", name, "--seats", seats, "--seed", "7", "--json"]) == 0
    first = capsys.readouterr().out
    assert main(["watch", name, "--seats", seats, "--seed", "7", "--json"]) == 0
    assert capsys.readouterr().out == first
    told = json.loads(first)
    assert {"game", "edition", "seats", "seed", "moves", "scores", "winners", "reason"} <= set(told)
    assert all(set(move) == {"seat", "move"} for move in told["moves"])


def test_a_log_is_written_verified_and_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.log"
    assert main(["watch", GAME, "--seats", "1,random", "--seed", "4", "--log", str(file), "--option", "turns=2"]) == 0
    assert main(["verify", str(file)]) == 0
    assert "holds together, 4 moves" in capsys.readouterr().out
    assert main(["replay", str(file), "--until", "1", "--eyes", "spectator"]) == 0
    shown = capsys.readouterr().out
    assert re.search(r"^1\. Seat 0 \(Mo\) (keeps|swaps)", shown, re.MULTILINE)
    assert "[##]" in shown
    assert main(["replay", str(file), "--until", "1"]) == 0
    assert re.match(r"1\. Seat 0 \(Mo\): (keep|swap)\n", capsys.readouterr().out)


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line with which a command is refused."""
    assert main(list(words)) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("hullaboo: ")
    return said.err


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["sing"], "invalid choice: 'sing'"),
        (["watch"], "the following arguments are required: game"),
        (["watch", "whist"], "unknown game 'whist': expected one of"),
        (["watch", GAME, "--seats", "1"], "template is for 2–4 seats, got 1"),
        (["watch", GAME, "--seats", "1,clever"], "unknown bot of template 'clever': expected one of random"),
        (["watch", GAME, "--seats", "1,5"], "expected one of random, mo, 1"),
        (["watch", GAME, "--seats", "1,me"], "watch is for bots"),
        (["watch", GAME, "--seed", "x"], "expected a whole number"),
        (["watch", GAME, "--seed", "-3"], "expected"),
        (["watch", GAME, "--option", "turns=2", "--option", "turns=3"], "expected turns once, got '2' and '3'"),
        (["watch", GAME, "--seats", ""], "got 1"),
        (["watch", GAME, "--seats", "1,"], "unknown bot of template ''"),
        (["watch", GAME, "--edition", ""], "unknown edition ''"),
        (
            ["watch", "castle", "--option", "tokens=2", "--option", "trapdoors=4"],
            "at most as many as tokens (2), got 4",
        ),
        (
            ["balance", "castle", "--option", "tokens=2", "--option", "trapdoors=4"],
            "at most as many as tokens (2), got 4",
        ),
        (
            ["arena", "castle", "--bots", "1,2", "--option", "tokens=2", "--option", "trapdoors=4"],
            "at most as many as tokens (2), got 4",
        ),
        (
            ["watch", "castle", "--option", "spot_1=3", "--option", "spot-3=3"],
            "spot_3: expected another room than that of spot_1, got 3",
        ),
        (
            ["watch", "castle", "--option", "tokens=3", "--option", "spot_4=3"],
            "spot_4: expected no room, for there are only 3 tokens, got 3",
        ),
        (["watch", GAME, "--option", "turns"], "expected name=value, got 'turns'"),
        (["watch", GAME, "--option", "turns=9"], "option turns: expected 1–3, got '9'"),
        (["watch", GAME, "--option", "laps=1"], "unknown option 'laps'"),
        (["watch", GAME, "--edition", "deluxe"], "unknown edition 'deluxe': expected one of classic"),
        (["watch", GAME, "--edition", "/none.toml"], "cannot be read"),
        (["watch", GAME, "--lang", "it"], "unknown language 'it': expected one of en, fr, de"),
        (["watch", GAME, "--log", "/no/such/folder/x"], "expected a new file"),
        (["watch", GAME, "--log", "/proc/x"], "can be written to, got '/proc/x'"),
        (["watch", GAME, "--log", "/tmp/" + "x" * 300], "(File name too long)"),
        (["verify", "/no/such/file"], "cannot be read"),
        (["verify", A_LOG, "--edition", ""], "unknown edition ''"),
        (["replay", A_LOG, "--edition", ""], "unknown edition ''"),
        (["verify", A_LOG, "--server", ""], "--server: expected a public key"),
        (["replay", "/no/such/file"], "cannot be read"),
        (["play", GAME], "play needs a terminal"),
        (["bench", "whist"], "unknown game 'whist'"),
        (["warm", "whist"], "unknown game 'whist'"),
        (["new-game", "Boo Hoo"], "expected 2–30 small letters"),
        (["new-game", "class"], "expected 2–30 small letters"),
    ],
)
def test_bad_input(words: list[str], expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert expected in refused(capsys, *words)


def test_an_existing_file_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "precious"
    file.write_text("mine")
    assert "expected a new file" in refused(capsys, "watch", GAME, "--log", str(file))
    assert file.read_text() == "mine"


def test_a_log_that_cannot_be_written_after_the_match_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.log"
    monkeypatch.setattr("hullaboo.terminal.commands.refuse_unless_new", lambda _, file: file.write_text("mine"))
    assert main(["watch", GAME, "--log", str(file)]) == 2
    said = capsys.readouterr()
    assert '[Game "template"]' in said.out
    assert "cannot be written (File exists); the log is printed above" in said.err
    assert file.read_text() == "mine"


def test_nothing_is_written_when_something_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    refused(capsys, "watch", GAME, "--seats", "1,clever", "--log", str(tmp_path / "log"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"boo\n", b"\xff\xfe", b'[Game "x"]\n\n'])
def test_broken_logs(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "broken"
    file.write_bytes(content)
    assert "expected" in refused(capsys, "verify", str(file))
    assert "expected" in refused(capsys, "replay", str(file))


def test_a_replay_cannot_go_past_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.log"
    main(["watch", GAME, "--log", str(file)])
    capsys.readouterr()
    assert "--until: expected 0–6, got 99" in refused(capsys, "replay", str(file), "--until", "99")
    assert "unknown viewer '7'" in refused(capsys, "replay", str(file), "--eyes", "7")


def test_a_bug_of_ours_would_show_a_traceback_but_bad_words_do_not() -> None:
    done = subprocess.run([sys.executable, "-m", "hullaboo", "watch", "whist"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_what_happened_is_told_of_everybody_alike_and_addresses_nobody(name: str, language: str) -> None:
    """All who read a log read the same words, also of bots: who looked is named, never “you”."""
    words = (games()[name].folder / "words" / f"{language}.ftl").read_text("utf-8")
    told = re.findall(r"^event-.*(?:\n .*)*", words, re.MULTILINE)
    assert told
    spoken_to = re.compile(r"\b(you|your|yours|du|dein\w*|dich|dir|vous|votre|vos)\b", re.IGNORECASE)
    assert [line for line in told if spoken_to.search(line)] == []


def test_seats_are_called_by_the_numbers_of_notation_and_eyes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", "macgregor", "--seats", "1,1,1", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert {f"Seat {number} (Mo)" for number in range(3)} == set(re.findall(r"Seat \d+ \(Mo\)", told))


def heeds_interrupts() -> None:
    """As at a terminal, also where these tests run in the background of a shell, which lets nobody interrupt them."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_who_interrupts_a_match_keeps_its_log(tmp_path: Path) -> None:
    """Control-C at a table, in a pseudo-terminal, as a person would."""
    file = tmp_path / "match.log"
    keys, screen = pty.openpty()
    command = [sys.executable, "-m", "hullaboo", "play", next(iter(games())), "--log", str(file)]
    process = subprocess.Popen(command, stdin=screen, stdout=screen, stderr=screen, preexec_fn=heeds_interrupts)
    os.close(screen)
    said = b""
    while b"What do you do?" not in said:
        said += os.read(keys, 1024)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=120) == 0
    os.close(keys)
    assert "unfinished" in file.read_text()


def test_play_in_a_real_terminal() -> None:
    """The menu, a number, leaving: in a pseudo-terminal, as a person would."""
    keys, screen = pty.openpty()
    process = subprocess.Popen([sys.executable, "-m", "hullaboo", "play"], stdin=screen, stdout=screen, stderr=screen)
    os.close(screen)
    os.write(keys, b"q\n")
    assert process.wait(timeout=120) == 0
    os.close(keys)
