"""The promise about the deals: made before the first card, kept by the dealer, checked from the record."""

import re
import secrets
from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from fivetowers import GameRecord, Variant, apply, deck, legal_actions, start
from fivetowers.actions import Action, Deal
from fivetowers.dealer import Dealer, HiddenDealer, new_hidden_dealer
from fivetowers.notation import format_cards
from fivetowers.records.fairness import why_unfair
from fivetowers.records.record import FAIRNESS_TAGS
from fivetowers.state import Phase


def fair_game(players: int, seed: int, rounds: int = 1_000) -> GameRecord:
    """A game of random actions, dealt by a hidden dealer, with the tags that prove it."""
    rng = Random(seed)
    dealer = new_hidden_dealer(players, rng)
    state, actions = start(players), list[Action]()
    while state.phase is not Phase.OVER and state.round < rounds:
        action = dealer.turn_up(state, actions) if state.phase is Phase.DEAL else rng.choice(legal_actions(state))
        state = apply(state, action)
        actions.append(action)
    tags = tuple(zip(FAIRNESS_TAGS, (dealer.commitment, *dealer.reveal()), strict=True))
    return GameRecord(("A",) * players, 0, Variant.STANDARD, None, tags, tuple(actions))


def test_commitment_is_the_hash_of_salt_and_orders_as_written() -> None:
    dealer = new_hidden_dealer(3, secrets.SystemRandom())
    salt, order1, order2 = dealer.reveal()
    assert dealer.commitment == sha256(f"{salt}\n{order1}\n{order2}".encode()).hexdigest()
    assert re.fullmatch("[0-9a-f]{64}", salt)
    assert sorted(dealer.order1) == sorted(dealer.order2) == list(deck(3))
    assert order1 != order2


def test_dealer_shows_nothing_by_accident() -> None:
    dealer = new_hidden_dealer(2, Random(1))
    for text in (repr(dealer), str(dealer), f"{dealer}", f"{[dealer]}"):
        assert text in ("HiddenDealer(…)", "[HiddenDealer(…)]")


def test_dealer_survives_storage() -> None:
    dealer = new_hidden_dealer(4, Random(1))
    assert HiddenDealer.from_bytes(dealer.to_bytes()) == dealer
    assert sha256(dealer.to_bytes()).hexdigest() == dealer.commitment


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_hidden_dealer_deals_as_the_plain_one(players: int, seed: int) -> None:
    """Equal cards make the second time through delicate: the pile is laid out once, at the reshuffle (R17)."""
    rng = Random(seed)
    hidden = new_hidden_dealer(players, rng)
    plain = Dealer(hidden.order1, hidden.order2)
    state, actions = start(players), list[Action]()
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DEAL:
            action, plain = plain.turn_up(state)
            assert hidden.turn_up(state, actions) == action
        else:
            action = rng.choice(legal_actions(state))  # type: ignore[assignment]
        state = apply(state, action)
        actions.append(action)


@pytest.mark.parametrize("players", [2, 5])
def test_fair_game_is_found_fair(players: int) -> None:
    assert why_unfair(fair_game(players, seed=7)) is None


def test_game_ended_early_is_checked_as_far_as_it_went() -> None:
    assert why_unfair(fair_game(3, seed=2, rounds=5)) is None
    assert why_unfair(fair_game(3, seed=2, rounds=0)) is None


def test_record_without_tags_cannot_be_checked() -> None:
    record = fair_game(2, seed=1, rounds=3)
    for left_out in FAIRNESS_TAGS:
        refusal = why_unfair(replace(record, tags=tuple(tag for tag in record.tags if tag[0] != left_out)))
        assert refusal is not None
        assert (refusal.code, refusal.facts) == ("fairness.missing", {"tag": left_out})


def test_another_commitment_than_the_published_one_is_found() -> None:
    refusal = why_unfair(fair_game(2, seed=1, rounds=3), published="0" * 64)
    assert refusal is not None
    assert refusal.code == "fairness.published"


@pytest.mark.parametrize("tag", FAIRNESS_TAGS)
def test_every_changed_tag_is_found(tag: str) -> None:
    record = fair_game(2, seed=1, rounds=3)
    tags = {**dict(record.tags), tag: dict(record.tags)[tag][::-1]}
    refusal = why_unfair(replace(record, tags=tuple(tags.items())))
    assert refusal is not None
    assert refusal.code == "fairness.commitment"


def lying_tags(salt: str, order1: str, order2: str) -> tuple[tuple[str, str], ...]:
    commitment = sha256("\n".join((salt, order1, order2)).encode()).hexdigest()
    return tuple(zip(FAIRNESS_TAGS, (commitment, salt, order1, order2), strict=True))


def test_salt_that_can_be_guessed_is_refused() -> None:
    record = fair_game(2, seed=1, rounds=3)
    _, (_, order1), (_, order2) = record.tags[1:]
    for salt in ("", "ab" * 15, "z" * 64):
        refusal = why_unfair(replace(record, tags=lying_tags(salt, order1, order2)))
        assert refusal is not None
        assert refusal.code == "fairness.salt"


@pytest.mark.parametrize("spoil", ["", "T99 ", "T1 T1 ", "T1  "])
def test_order_that_is_none_of_the_whole_deck_is_refused(spoil: str) -> None:
    record = fair_game(2, seed=1, rounds=3)
    order = spoil + format_cards(deck(2))[4:] if spoil else ""
    refusal = why_unfair(replace(record, tags=lying_tags("0" * 32, order, format_cards(deck(2)))))
    assert refusal is not None
    assert refusal.code == "fairness.order"
    refusal = why_unfair(replace(record, tags=lying_tags("0" * 32, format_cards(deck(2)), order)))
    assert refusal is not None
    assert refusal.facts["tag"] == "Order2"


def test_deal_that_was_not_promised_is_found_with_its_round() -> None:
    record = fair_game(2, seed=1)
    salt, order1, order2 = (value for _, value in record.tags[1:])
    cards = order1.split(" ")
    cards[12], cards[70] = cards[70], cards[12]
    refusal = why_unfair(replace(record, tags=lying_tags(salt, " ".join(cards), order2)))
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.facts["round"]) == ("fairness.deal", "R9", 3)
    backwards = " ".join(reversed(order2.split(" ")))
    refusal = why_unfair(replace(record, tags=lying_tags(salt, order1, backwards)))
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.facts["round"]) == ("fairness.deal", "R17", 17)


def test_two_salts_of_the_system_never_agree() -> None:
    dealers = [new_hidden_dealer(2, secrets.SystemRandom()) for _ in range(20)]
    assert len({dealer.salt for dealer in dealers}) == len({dealer.order1 for dealer in dealers}) == 20


def test_first_deal_is_the_beginning_of_the_first_order() -> None:
    dealer = new_hidden_dealer(2, Random(3))
    assert dealer.turn_up(start(2), ()) == Deal(dealer.order1[:5])
