"""During a game: another language, a refused move, a lost connection, a hand-over, taking back a move."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from snowbound.core.game import Game
from snowbound.core.words import LANGUAGES
from tests.web.conftest import PHONE, Visit
from tests.web.test_pages import use, violations
from tests.web.test_table import wait_for_my_turn

FIGURES = Path(__file__).parents[2] / "build" / "first_picture.json"
PATIENT = 4000
"""Milliseconds that a first picture may take on a busy machine; on an idle one it takes less than a second."""

CARDS = "[...document.querySelectorAll('svg.scene [data-id^=card-]')].map(card => card.dataset.id)"
QUESTION = ".sb-question span"

# While `instead` is set, every move that is sent is replaced by that action.
CHEAT = """
const plain = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const command = JSON.parse(text);
  if (command.type === 'move' && window.instead !== undefined) command.action = window.instead;
  return plain.call(this, JSON.stringify(command));
};
"""

# Closes the connection after the first move is sent and before its answer arrives.
CUT = """
window.sent = [];
const plain = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  plain.call(this, text);
  const command = JSON.parse(text);
  if (command.type !== 'move') return;
  window.sent.push(command.key);
  if (window.sent.length > 1) return;
  this.onmessage = null;
  this.close();
};
"""

# Marks when a picture is first drawn.
MARK = """
const watch = new MutationObserver(() => {
  if (!document.querySelector('svg.scene [data-id]')) return;
  watch.disconnect();
  requestAnimationFrame(() => performance.mark('first picture'));
});
watch.observe(document, { subtree: true, childList: true });
"""


def seats_of(game: Game) -> list[str]:
    return ["me", *["bot:1"] * max(1, game.players[0] - 1)]


def test_texts_of_the_server_change_their_language_during_play(visit: Visit) -> None:
    page = visit.table("polar_rush", "me", "bot:1", start_player=0)
    assert wait_for_my_turn(page)
    found: dict[str, list[str]] = {}
    expect(page.locator(".sb-log-move").first).to_be_visible()
    english = visible_texts(page)
    page.get_by_role("button", name="Settings").click()

    for language in [*LANGUAGES[1:], LANGUAGES[0]]:
        before = visible_texts(page)
        page.locator("dialog select").first.select_option(language)
        for part, text in zip((QUESTION, ".sb-choice span", ".sb-log-move span", "h1"), before, strict=True):
            if part != "h1":
                expect(page.locator(part).first).not_to_have_text(text)
        found[language] = visible_texts(page)

    assert found["en"] == english
    for n, part in enumerate(("question", "choice", "log")):
        assert len({words[n] for words in found.values()}) == len(LANGUAGES), f"each language has its own {part}"


def visible_texts(page: Page) -> list[str]:
    """Return the question, the first choice, the first line of the log, and the title."""
    parts = (QUESTION, ".sb-choice span", ".sb-log-move span", "h1")
    return [page.locator(part).first.inner_text() for part in parts]


def test_a_move_is_taken_back_if_the_other_agrees(visit: Visit, phone: Visit) -> None:
    page = visit.open("/")
    page.get_by_role("button", name="Invite Tic-tac-toe").click()
    other = phone.open(page.get_by_label("Link to this table").input_value())
    other.get_by_role("button", name="Sit here").click()
    page.locator("[data-offer=field-4]").click()
    other.locator("[data-offer=field-0]").click()
    expect(page.locator("[data-id^=mark]")).to_have_count(2)

    page.get_by_role("button", name="Ask to take back").click()
    expect(other.get_by_role("alert")).to_contain_text("asks to take back the last move")
    other.get_by_role("button", name="Decline").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("[data-id^=mark]")).to_have_count(2)

    page.get_by_role("button", name="Ask to take back").click()
    other.get_by_role("button", name="Agree").click()
    expect(page.locator("[data-id^=mark]")).to_have_count(0)
    expect(other.locator("[data-id^=mark]")).to_have_count(0)
    expect(page.locator("[data-offer=field-4]")).to_be_visible()


def test_a_refusal_names_its_rule_and_opens_it(visit: Visit) -> None:
    visit.page.add_init_script(CHEAT)
    page = visit.table("polar_rush", "me", "bot:1", start_player=0)
    assert wait_for_my_turn(page)

    page.evaluate("window.instead = 50")  # a figure moves before a tile is turned over
    page.locator(".sb-choice").first.click()
    page.get_by_role("button", name="Read the rule").click()

    rule = page.locator("[data-rules~=RUSH-14]").first
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    page.evaluate("delete window.instead")
    page.locator(".sb-choice").first.click()
    expect(page.locator(".sb-toast-error")).to_have_count(1)  # the one from before: this move was accepted


def test_a_move_counts_once_when_the_connection_is_lost_before_its_answer(visit: Visit) -> None:
    visit.page.add_init_script(CUT)
    page = visit.table("tic_tac_toe", "me", "bot:1")
    assert wait_for_my_turn(page)
    before = page.locator("[data-id^=mark]").count()

    page.locator("[data-offer]").first.click()
    expect(page.locator("[data-id^=mark]")).to_have_count(before + 2)
    assert wait_for_my_turn(page)

    first, again = page.evaluate("window.sent")
    assert first == again, "it was sent twice under one key"
    expect(page.locator(".sb-toast")).to_have_count(0)
    replay = visit.context.request.get(f"/api/tables{page.url[page.url.rindex('/') :]}/replay").json()
    moves = [step["told"] for step in replay["steps"] if step["told"]["kind"] == "move"]
    assert len(moves) == before + 2


def test_the_next_hand_is_hidden_until_the_device_is_handed_over(visit: Visit) -> None:
    page = visit.table("uno_power_grab", "me", "me", scoring="single_round", uno_calls="auto")
    page.get_by_role("button", name="I am").click()
    assert wait_for_my_turn(page)
    own = hand(page)
    seen: list[set[str]] = []
    page.expose_function("saw", lambda cards: seen.append(set(cards)))
    watch = f"new MutationObserver(() => saw({CARDS})).observe(document.body, {{ subtree: true, childList: true }})"
    page.evaluate(watch)

    for _ in range(6):  # until it is the other player's turn
        page.locator("[data-offer]").first.click()
        ready = page.get_by_role("button", name="I am")
        expect(ready.or_(page.locator("[data-offer]").first).first).to_be_visible()
        if ready.is_visible():
            break
    expect(ready).to_be_visible()

    expect(page.locator("svg.scene")).to_have_count(0)
    assert own and all(len(cards - own) <= 3 for cards in seen), "only the own hand, played cards and drawn cards"
    ready.click()
    assert wait_for_my_turn(page)


def hand(page: Page) -> set[str]:
    return set(page.evaluate(CARDS))


def test_a_screen_that_turns_while_connecting_gets_its_picture(visit: Visit) -> None:
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    is_held = True

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: held.append((socket, message)) if is_held else socket.send(message))

    visit.page.route_web_socket("**/ws", route)
    page = visit.table("polar_rush", "me", "bot:1", start_player=0)
    while not held:
        page.wait_for_timeout(20)  # the server's welcome
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    is_held = False
    for socket, message in held:
        socket.send(message)

    assert wait_for_my_turn(page)
    box = page.locator("svg.scene").get_attribute("viewBox")
    assert box is not None
    width, height = map(float, box.split()[2:])
    assert height > width


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_table_of_a_game_is_accessible(visit: Visit, game: Game, theme: str) -> None:
    use(visit, theme=theme)
    page = visit.table(game.id, *seats_of(game))
    assert wait_for_my_turn(page)
    expect(page.locator("h1")).not_to_be_empty()

    assert violations(page) == []


def test_the_first_picture_of_a_game(visit: Visit, game: Game) -> None:
    visit.page.add_init_script(MARK)
    page = visit.table(game.id, *seats_of(game))
    assert wait_for_my_turn(page)
    page.reload()
    assert wait_for_my_turn(page)

    took = page.evaluate("performance.getEntriesByName('first picture')[0].startTime")
    FIGURES.parent.mkdir(exist_ok=True)
    known = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    FIGURES.write_text(json.dumps(known | {game.id: round(took)}))
    assert took < PATIENT
