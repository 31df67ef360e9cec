"""Pictures in parts: what is kept, what is compared, and what clients are sent."""

from __future__ import annotations

from snowbound.core.scene import Part, Scene, Sprite, Sprites, drawn_once, patch, settled, with_actions


def picture(*parts: Part) -> Scene:
    return Scene(width=10, height=10, sprites=Sprites(parts))


class Watched(Sprite):
    """A sprite that must not be compared."""

    def __eq__(self, other: object) -> bool:
        raise AssertionError("a part that both pictures share is compared")


def test_a_part_that_two_pictures_share_is_not_compared() -> None:
    shared = Part([Watched(id="board")])
    before = picture(shared, Part([Sprite(id="a"), Sprite(id="b"), Sprite(id="c")]))
    after = picture(shared, Part([Sprite(id="b", x=1.0), Sprite(id="c"), Sprite(id="d")]))

    change = patch(before, after)

    assert [sprite.id for sprite in change.sprites] == ["b", "d"]
    assert change.gone == ["a"]


def test_a_sprite_that_moves_to_another_part_is_neither_new_nor_gone() -> None:
    before = picture(Part([Sprite(id="a"), Sprite(id="b")]), Part([]))
    after = picture(Part([Sprite(id="a")]), Part([Sprite(id="b")]))
    assert patch(before, after) == patch(before, before)


def test_actions_of_one_viewer_do_not_change_what_clients_are_sent() -> None:
    part = Part([Sprite(id="a", actions=(1,)), Sprite(id="b"), Sprite(id="c", target=True)])

    offered = with_actions(part, {"b": (2, 3)})

    assert [sprite.actions for sprite in offered] == [(1,), (2, 3), ()]
    assert [sprite.actions for sprite in part] == [(1,), (), ()], "the part that others share"
    sent, also = settled(picture(part)), settled(picture(offered))
    assert [(sprite.id, sprite.actions) for sprite in sent.sprites] == [("a", ()), ("b", ())]
    assert isinstance(sent.sprites, Sprites) and isinstance(also.sprites, Sprites)
    assert sent.sprites.parts[0] is also.sprites.parts[0]


def test_a_part_is_drawn_once_from_the_same_numbers() -> None:
    drawn = []

    @drawn_once
    def die(value: int) -> list[Sprite]:
        drawn.append(value)
        return [Sprite(id="die", text=str(value))]

    assert die(3) is die(3) and die(4) != die(3)
    assert drawn == [3, 4]
