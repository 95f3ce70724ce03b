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
from fivetowers.records.fairness import is_shared, sources, why_unfair
from fivetowers.records.record import FAIRNESS_TAGS, SHUFFLE_TAGS
from fivetowers.shuffle import Shuffle, seal_of
from fivetowers.state import Phase


def fair_game(players: int, seed: int, rounds: int = 1_000) -> GameRecord:
    """A game of random actions, dealt by a hidden dealer, with the tags that prove it."""
    rng = Random(seed)
    dealer = new_hidden_dealer(players, rng)
    tags = tuple(zip(FAIRNESS_TAGS, (dealer.commitment, *dealer.reveal()), strict=True))
    return GameRecord(("A",) * players, 0, Variant.STANDARD, None, tags, random_game(players, 0, dealer, rng, rounds))


def random_game(players: int, first: int, dealer: HiddenDealer, rng: Random, rounds: int) -> tuple[Action, ...]:
    state, actions = start(players, first), list[Action]()
    while state.phase is not Phase.OVER and state.round < rounds:
        action = dealer.turn_up(state, actions) if state.phase is Phase.DEAL else rng.choice(legal_actions(state))
        state = apply(state, action)
        actions.append(action)
    return tuple(actions)


SERVER, ANNA, BEN = ("00" * 32, "11" * 32, "22" * 32)


def shared_game(players: int = 3, rounds: int = 4, *, start_by: str = "shuffle") -> GameRecord:
    """Shuffled with the numbers of Anna and Ben; Cleo sealed one and did not open it."""
    shuffle = Shuffle(players, SERVER, [(1, ANNA), (2, BEN)])
    dealer = shuffle.dealer()
    first = shuffle.start() if start_by == "shuffle" else (shuffle.start() + 1) % players
    seals = "; ".join(f"{seat} {seal_of(number)}" for seat, number in ((1, ANNA), (2, BEN), (3, "33" * 32)))
    values = ("1", seal_of(SERVER), SERVER, seals, f"1 {ANNA}; 2 {BEN}", start_by)
    tags = zip((*FAIRNESS_TAGS, *SHUFFLE_TAGS), (dealer.commitment, *dealer.reveal(), *values), strict=True)
    names = ("Anna", "Ben", "Cleo", "Dan", "Eva")[:players]
    actions = random_game(players, first, dealer, Random(1), rounds)
    return GameRecord(names, first, Variant.STANDARD, None, tuple(tags), actions)


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


# ---- with everybody's random numbers ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 5])
def test_game_with_everybodys_numbers_is_found_fair(players: int) -> None:
    record = shared_game(players)
    assert is_shared(record)
    assert why_unfair(record) is None
    assert why_unfair(record, seal_of(SERVER)) is None
    assert (sources(record).given, sources(record).missing) == ((1, 2), (3,))


def test_sealed_orders_alone_have_no_sources() -> None:
    record = fair_game(2, seed=1, rounds=1)
    assert not is_shared(record)
    assert sources(record).given == sources(record).missing == ()


def test_older_reader_finds_the_orders_sealed_as_ever() -> None:
    """It knows nothing of the new tags, keeps them, and checks what it knows."""
    record = shared_game()
    older = replace(record, tags=tuple(tag for tag in record.tags if tag[0] in FAIRNESS_TAGS))
    assert why_unfair(older) is None


def test_starting_seat_may_have_been_chosen() -> None:
    assert why_unfair(shared_game(start_by="choice")) is None
    lie = tuple(("StartBy", "shuffle") if name == "StartBy" else (name, value) for name, value in CHOSEN.tags)
    refusal = why_unfair(replace(CHOSEN, tags=lie))
    assert refusal is not None
    assert refusal.code == "fairness.start"
    assert set(refusal.facts.values()) < {"Anna", "Ben", "Cleo"}, "a name is known, so no seat's number"


CHOSEN = shared_game(start_by="choice")
SEALS = f"1 {seal_of(ANNA)}; 2 {seal_of(BEN)}"


@pytest.mark.parametrize(
    ("tag", "value", "code"),
    [
        ("Shuffle", "2", "fairness.shuffle"),
        ("ServerSeal", seal_of(ANNA), "fairness.server_seal"),
        ("ServerNumber", ANNA, "fairness.server_seal"),
        ("ServerNumber", "0", "fairness.tag"),
        ("Seals", f"1 {seal_of(ANNA)}", "fairness.seal"),
        ("Seals", f"1 {seal_of(BEN)}; 2 {seal_of(ANNA)}", "fairness.seal"),
        ("Seals", f"2 {seal_of(BEN)}; 1 {seal_of(ANNA)}", "fairness.tag"),
        ("Seals", f"{SEALS}; 4 {seal_of(BEN)}", "fairness.tag"),
        ("Seals", f"1 {seal_of(ANNA)}; 1 {seal_of(ANNA)}", "fairness.tag"),
        ("Seals", f"01 {seal_of(ANNA)}", "fairness.tag"),
        ("Numbers", f"1 {ANNA}", "fairness.follows"),
        ("Numbers", "", "fairness.follows"),
        ("Numbers", f"1 {BEN}; 2 {ANNA}", "fairness.seal"),
        ("Numbers", f"1 {ANNA},2 {BEN}", "fairness.tag"),
        ("StartBy", "me", "fairness.tag"),
    ],
)
def test_every_changed_number_is_found(tag: str, value: str, code: str) -> None:
    record = shared_game()
    tags = {**dict(record.tags), tag: value}
    refusal = why_unfair(replace(record, tags=tuple(tags.items())))
    assert refusal is not None
    assert refusal.code == code


def test_orders_that_do_not_follow_from_the_numbers_are_found() -> None:
    """However well they were sealed."""
    record, other = shared_game(3), fair_game(3, seed=1, rounds=4)
    refusal = why_unfair(replace(other, tags=tuple((dict(record.tags) | dict(other.tags)).items())))
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("fairness.follows", {"tag": "Salt"})


def test_orders_of_the_servers_choice_cannot_borrow_the_numbers_of_players() -> None:
    """A record that leaves out how it was shuffled says of nobody that their number is in it."""
    shared, chosen = shared_game(3), fair_game(3, seed=1, rounds=4)
    borrowed = tuple(tag for tag in shared.tags if tag[0] in ("Seals", "Numbers"))
    refusal = why_unfair(replace(chosen, tags=(*chosen.tags, *borrowed)))
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("fairness.missing", {"tag": "Shuffle"})


def test_tags_of_the_shuffle_come_all_and_once() -> None:
    record = shared_game()
    for name in SHUFFLE_TAGS:
        refusal = why_unfair(replace(record, tags=tuple(tag for tag in record.tags if tag[0] != name)))
        assert refusal is not None
        assert (refusal.code, refusal.facts) == ("fairness.missing", {"tag": name})
    refusal = why_unfair(replace(record, tags=(*record.tags, ("Numbers", ""))))
    assert refusal is not None
    assert refusal.code == "fairness.tag"
    refusal = why_unfair(record, published="0" * 64)
    assert refusal is not None
    assert (refusal.code, refusal.facts["seen"]) == ("fairness.published", seal_of(SERVER))
