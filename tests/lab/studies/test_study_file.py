"""What is wrong in the file of a study is named with its line before any game is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from snowbound.games import find
from snowbound.lab.studies import BadStudy, read_study, study_of
from snowbound.lab.studies.plan import Quick, StudyBots, Until

GOOD = """\
title = "A faster race"
question = "Do open piles and a faster circle shorten games?"
game = "arctic_race"
players = [2, 3]
games = 30
seed = 4
bots = [
  "level:1",
  ["greedy"],
  { mix = ["random", "greedy"] },
]
metrics = [
  "turns",
]
[options]
pile_view = ["top", "open"]
first_player = 0
[boards.fast]
"die.circle_steps" = 2
[until]
metric = "turns"
width = 0.5
most = 100
[baseline]
pile_view = "open"
[quick]
games = 10
players = 2
pile_view = "open"
"""


def refused(text: str, folder: Path) -> list[str]:
    file = folder / "study.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadStudy) as refusal:
        read_study(file)
    return str(refusal.value).splitlines()


def test_a_study_is_a_grid(tmp_path: Path) -> None:
    file = tmp_path / "study.toml"
    file.write_text(GOOD, encoding="utf-8")
    study = read_study(file)
    assert (study.title, study.game.id, study.games, study.seed) == ("A faster race", "arctic_race", 30, 4)
    assert study.until == Until("turns", 0.5, 100)
    assert study.quick == Quick(10, {"players": (2,), "pile_view": ("open",)})
    assert study.bots == (StudyBots(("level:1",)), StudyBots(("greedy",)), StudyBots(("random", "greedy"), True))
    assert len(study.cells) == 2 * 2 * 2 * 3
    assert [cell.number for cell in study.cells] == list(range(24))
    assert {cell.board for cell in study.cells} == {"printed", "fast"}
    assert study.baseline == {"pile_view": "open"}
    cell = study.cells[0]
    assert cell.levels() == {
        "pile_view": "top",
        "first_player": 0,
        "board": "printed",
        "players": 2,
        "bots": "level:1",
    }
    baseline = study.baseline_of(cell)
    assert baseline is not None and baseline.levels() == cell.levels() | {"pile_view": "open"}
    assert study.baseline_of(baseline) is None
    assert len(study.chosen(study.quick.only)) == 6


def test_a_study_may_be_short() -> None:
    study = study_of({"game": "arctic_race"})
    assert [str(bots) for bots in study.bots] == ["level:3", "level:4"], "two kinds of players"
    assert (study.players, study.options, list(study.boards)) == ((2,), {}, ["printed"])
    assert {"turns", "lead_changes", "wins_by_turn_order"} <= set(study.metrics)
    assert study.baseline == {}


def test_cells_are_compared_with_the_first_board_and_options() -> None:
    study = study_of({"game": "arctic_race", "options": {"pile_view": ["top", "open"], "first_player": 1}})
    assert study.baseline == {"pile_view": "top"}


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("seed = 4", "sed = 4", 6, "sed: there is no such key: did you mean seed?"),
        ('"arctic_race"', '"arctic_rase"', 3, "game: there is no game 'arctic_rase': did you mean arctic_race?"),
        ('game = "arctic_race"\n', "", 1, "game is missing"),
        ("[2, 3]", "[2, 9]", 4, "players[1]: arctic_race is for 2 to 6 players, not 9"),
        ("games = 30", 'games = "many"', 5, "games: must be a whole number from 2, not 'many'"),
        ("seed = 4", "seed = -1", 6, "seed: must be a whole number from 0"),
        ('"level:1"', '"levl:1"', 8, "bots[0]: there is no bot 'levl:1'"),
        ('"level:1"', '"levl:1"', 8, "did you mean level:1?"),
        ('"level:1"', '"search:2s"', 8, "limited by time"),
        ('["greedy"]', '["greedy", "greedy"]', 9, "bots[1]: 2 bots for 3 players"),
        ("mix = [", "mixed = [", 10, "bots[2].mixed: there is no such key: did you mean mix?"),
        ('"turns",', '"turn",', 13, "metrics[0]: there is no metric 'turn' of arctic_race"),
        (
            "pile_view = [",
            "pile_veiw = [",
            16,
            "options.pile_veiw: arctic_race has no such option: did you mean pile_view?",
        ),
        (
            '"open"]',
            '"opened"]',
            16,
            "options.pile_view[1]: option pile_view of arctic_race is top or open, not 'opened'",
        ),
        ('"open"]', '"top"]', 16, "options.pile_view[1]: 'top' is named twice"),
        ("first_player = 0", "first_player = 2", 17, "random or a seat from 0 to 1, not 2"),
        ('"die.circle_steps"', '"dice.circle_steps"', 19, "boards.fast.dice.circle_steps: the board has nothing at"),
        (
            'circle_steps" = 2',
            'circle_steps" = -2',
            19,
            "boards.fast.die.circle_steps: die.circle_steps: must",
        ),
        ('circle_steps" = 2', 'circle_steps" = 2\nx.y = 3', 20, "boards.fast.x.y: the board has nothing at"),
        ('[boards.fast]\n"die.circle_steps" = 2', '[boards]\nfast = "none.toml"', 19, "there is no file none.toml"),
        ("[boards.fast]", "[boards.printed]", 18, "this is the board of the game itself"),
        ('"die.circle_steps" = 2', "", 18, "changes nothing"),
        ('metric = "turns"', 'metric = "tuns"', 21, "did you mean turns?"),
        ('metric = "turns"', 'metric = "wins_by_seat"', 21, "has several parts: name one, such as wins_by_seat.0"),
        ('metric = "turns"', 'metric = "drama"', 21, "drama is measured in a few games that are searched"),
        ("[quick]", "[watch]\ngames = 5\n[quick]", 26, "no metric of this study needs games that are searched"),
        (
            '"turns",',
            '"drama",]\nwatch = { game = 3 }\nx = [',
            14,
            "watch.game: there is no such key: did you mean games?",
        ),
        ('"turns",', '"wins_by_seat.9",', 13, "there is no metric 'wins_by_seat.9'"),
        ("width = 0.5", "width = 0", 22, "until.width: must be a number above 0"),
        ("most = 100", "most = 20", 23, "until.most: must be a whole number from 30"),
        ("most = 100", "", 20, "until: most is missing"),
        ('[baseline]\npile_view = "open"', '[baseline]\npile_view = "opne"', 25, "'opne' is not in this study"),
        ('[baseline]\npile_view = "open"', "[baseline]\nfirst_player = 0", 25, "it has only one value"),
        ('[baseline]\npile_view = "open"', '[baseline]\npile = "open"', 25, "did you mean pile_view?"),
        ("games = 10", "games = 31", 27, "quick.games: must be among the 30 games"),
        ("[quick]", '[most_games]\n"level:1" = 1\n[quick]', 27, "most_games.level:1: must be a whole number from 2"),
        ("[quick]", '[most_games]\n"levl:1" = 9\n[quick]', 27, "'levl:1' is not in this study: did you mean level:1?"),
        ("players = 2\n", "players = 4\n", 28, "quick.players[0]: 4 is not in this study"),
    ],
)
def test_each_mistake_has_its_line_and_a_suggestion(old: str, new: str, line: int, said: str, tmp_path: Path) -> None:
    assert GOOD.count(old) >= 1
    told = refused(GOOD.replace(old, new), tmp_path)
    assert any(f"study.toml:{line}: " in one and said in one for one in told), told


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    text = GOOD.replace("seed = 4", "seed = -4").replace('"turns",', '"tuns",').replace("width = 0.5", "width = -1")
    assert len(refused(text, tmp_path)) == 3


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    assert refused("title = \n", tmp_path) == ["study.toml:1: this is not TOML: Invalid value (at line 1, column 9)"]
    (open_end,) = refused('game = "polar_rush"\nplayers = [2,', tmp_path)
    assert open_end.startswith("study.toml:2: this is not TOML: ")
    (tmp_path / "latin.toml").write_bytes('title = "é"'.encode("latin-1"))
    with pytest.raises(BadStudy, match="latin.toml is not a text file in UTF-8"):
        read_study(tmp_path / "latin.toml")
    with pytest.raises(BadStudy, match="cannot be read: No such file"):
        read_study(tmp_path / "missing.toml")


def test_a_board_may_be_a_file_beside_the_study(tmp_path: Path) -> None:
    printed = (find("arctic_race").folder / "board.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(printed.replace("circle_steps = 1", "circle_steps = 3"), encoding="utf-8")
    file = tmp_path / "study.toml"
    study = GOOD.replace('[boards.fast]\n"die.circle_steps" = 2', '[boards]\nmine = "mine.toml"')
    file.write_text(study, encoding="utf-8")
    assert read_study(file).boards["mine"].board_change == {"die.circle_steps": 3}
    (tmp_path / "mine.toml").write_text(printed.replace("circle_steps = 1", "circle_steps = 30"), encoding="utf-8")
    told = refused(study, tmp_path)
    assert any(line.startswith("study.toml:19: boards.mine: mine.toml:") for line in told), told


def test_a_board_file_is_beside_the_study(tmp_path: Path) -> None:
    printed = (find("arctic_race").folder / "board.toml").read_text(encoding="utf-8")
    (tmp_path / "outside.toml").write_text(printed, encoding="utf-8")
    (tmp_path / "studies").mkdir()
    with pytest.raises(BadStudy, match="boards.mine: ../outside.toml must be beside the study"):
        study_of({"game": "arctic_race", "boards": {"mine": "../outside.toml"}}, tmp_path / "studies")


def test_dotted_keys_and_tables_of_a_board_mean_the_same() -> None:
    changes = [{"die.circle_steps": 2}, {"die": {"circle_steps": 2}}]
    for change in changes:
        study = study_of({"game": "arctic_race", "bots": ["random"], "boards": {"fast": change}})
        assert study.boards["fast"].board_change == {"die.circle_steps": 2}
        assert study.baseline == {"board": "printed"}


def test_data_have_places_instead_of_lines() -> None:
    with pytest.raises(BadStudy, match=r"^options.pile_veiw: arctic_race has no such option"):
        study_of({"game": "arctic_race", "options": {"pile_veiw": "open"}})
