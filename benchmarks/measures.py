"""What `make bench` compares and measures: the labels, the goals and the keys of the figures."""

from __future__ import annotations

from typing import NamedTuple

TITLES = {
    "arctic_race": "Arctic Race",
    "arctic_roll": "Arctic Roll",
    "ice_flow": "Ice Flow",
    "polar_rush": "Polar Rush",
    "uno_power_grab": "UNO Power Grab",
}


class Ratio(NamedTuple):
    """One measure divided by another of the same round."""

    key: str
    number: str  # of the goal, as the issues count them
    label: str
    ours: str
    theirs: str
    goal: str = ""


class Measure(NamedTuple):
    """One measure by itself, in a unit for people."""

    key: str
    label: str
    measured: str  # the measure's name in the scripts
    factor: float
    unit: str
    goal: str = ""


# fmt: off
RATIOS = [
    Ratio("rlcard_rules", "1", "two players, whole rounds in one call ÷ RLCard 1.2 UNO, its rules loop",
          "ours_2p", "rlcard_rules", "at least 60"),
    Ratio("rlcard_step", "2", "four players, one step from Python (`Steps`: observation, mask) ÷ RLCard `env.step`",
          "ours_steps_4p", "rlcard_env_4p", "at least 8"),
    Ratio("rlcard_lanes", "3", "four players, 1,024 lanes (observation, mask, reward, reset) ÷ RLCard `env.step`",
          "ours_lanes_1024", "rlcard_env_4p", "at least 80"),
    Ratio("pgx_leduc", "4", "the same ÷ pgx 2.6 leduc_holdem, 1,024 lanes, one core, automatic reset",
          "ours_lanes_1024", "pgx_leduc_1024", "at least 1.5"),
    Ratio("pgx_tic_tac_toe", "", "the same ÷ pgx tic_tac_toe", "ours_lanes_1024", "pgx_tic_tac_toe_1024"),
    Ratio("openspiel_cpp", "5", "two players ÷ OpenSpiel 2.0's C++ roll-outs of crazy_eights",
          "ours_2p", "openspiel_cpp_rollouts", "at least 2"),
    Ratio("openspiel_python", "", "two players ÷ OpenSpiel crazy_eights driven from Python",
          "ours_2p", "openspiel_python"),
    Ratio("mcts_tic_tac_toe", "6", "search, tic-tac-toe ÷ OpenSpiel's MCTSBot, one roll-out each",
          "search_tic_tac_toe", "openspiel_mcts_tic_tac_toe", "at least 2"),
    Ratio("mcts_cards", "7", "search, hands imagined in every simulation ÷ MCTSBot on open crazy_eights",
          "search_uno_power_grab", "openspiel_mcts_crazy_eights", "at least 4"),
    Ratio("mcts_cards_to_the_end", "", "the same, roll-outs never cut off",
          "search_uno_to_the_end", "openspiel_mcts_crazy_eights"),
    Ratio("c_plain_loop", "8", "two players ÷ an UNO-like stand-in in C -O3, plain loop",
          "ours_2p", "c_plain_loop", "at least 0.6"),
    Ratio("c_bit_masks", "", "two players ÷ the same stand-in in C with bit masks", "ours_2p", "c_bit_masks"),
    Ratio("c_tic_tac_toe", "9", "tic-tac-toe ÷ the same rules, streams and results in C -O3",
          "ours_grid", "c_grid", "at least 0.7"),
    Ratio("memcpy", "10", "a clone in compiled code ÷ memcpy of the stand-in's state, by bytes",
          "ours_clone_bytes", "c_memcpy_bytes", "at least 0.7"),
    Ratio("first_game", "11", "first game of a new process, warm cache ÷ pgx compiling tic_tac_toe for one lane",
          "start_warm_game", "pgx_tic_tac_toe_compile", "at most 0.3"),
    Ratio("first_game_process", "", "the same, with interpreter and imports", "start_warm", "pgx_tic_tac_toe_compile"),
    Ratio("compile", "12", "UNO Power Grab and its lanes compiled ÷ pgx compiling backgammon for 1,024 lanes",
          "ours_env_cold", "pgx_backgammon_compile", "at most 1.5"),
    Ratio("compile_process", "", "the same, with interpreter and imports",
          "ours_env_cold_process", "pgx_backgammon_compile"),
    Ratio("two_cores", "13", "two cores ÷ one core, `simulate`, four players, wall time",
          "ours_wall_2_jobs", "ours_wall_1_jobs", "at least 1.8"),
    Ratio("pettingzoo_tictactoe", "14", "PettingZoo `raw_env`, four players ÷ PettingZoo's tictactoe raw",
          "ours_pettingzoo_raw", "pettingzoo_tictactoe_raw", "at least 1"),
    Ratio("pettingzoo_leduc", "14", "the same ÷ PettingZoo's leduc_holdem raw",
          "ours_pettingzoo_raw", "pettingzoo_leduc_raw", "at least 3"),
    Ratio("chess_moves", "", "two players ÷ python-chess, random moves", "ours_2p", "chess_moves"),
    *(Ratio(f"rlcard_{game}", "", f"{TITLES[game]}, two players ÷ RLCard's UNO, its rules loop",
            f"ours_{game}", "rlcard_rules")
      for game in ("arctic_race", "arctic_roll", "ice_flow", "polar_rush")),
]

MEASURES = [
    *(Measure(f"lanes_{lanes}", f"UNO, four players, number of lanes {lanes:,}, one core",
              f"ours_lanes_{lanes}", 1e-6, "M steps/s")
      for lanes in (1, 1024, 65536)),
    *(Measure(f"vector_{game}", f"{title}, 4,096 lanes on two cores, wall time", f"ours_vector_{game}",
              1e-6, "M steps/s", "the fastest at least 2")
      for game, title in TITLES.items()),
    Measure("call_legal", "calls of `legal` from Python", "call_legal", 1e-6, "M/s", "at least 0.5"),
    Measure("call_apply", "calls of `apply` from Python", "call_apply", 1e-6, "M/s", "at least 0.5"),
    Measure("copies", "copies of a position from Python", "snapshot_python", 1e-6, "M/s"),
    Measure("start_cold", "new machine: UNO compiled and one game played", "start_cold", 1, "s", "below 20"),
    Measure("start_warm", "new process, warm cache: one game played", "start_warm", 1, "s", "below 1"),
]

SEARCHES = [
    Measure(f"search_{game}", title, f"search_{game}", 1e-3, "k/s") for game, title in TITLES.items()
]

GAMES = [
    measure
    for game, title in TITLES.items()
    for measure in (
        Measure(f"random_{game}", title, f"random_{game}", 1e-6, "M/s"),
        Measure(f"random_two_cores_{game}", title, f"random_two_cores_{game}", 1e-6, "M/s"),
        Measure(f"compile_{game}", title, f"compile_{game}", 1, "s"),
    )
]
FACTS = [
    Ratio(f"facts_{game}", "", f"{title}, counting facts ÷ the same random games without it",
          f"facts_counted_{game}", f"facts_played_{game}", "at least 0.33")
    for game, title in TITLES.items()
]
COMPILE_ALL = Measure("compile_all_games", "all five games compiled, CPU time", "compile_all_games", 1, "s", "below 35")
# fmt: on
