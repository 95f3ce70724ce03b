"""Laws that hold in every game: told by hypothesis over random games of 2 to 5 players in both variants."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fivetowers import (
    Action,
    Bid,
    Build,
    Card,
    Deal,
    Dealer,
    IllegalAction,
    Pass,
    Phase,
    Retract,
    Seat,
    State,
    Variant,
    apply,
    cards_to_come,
    deck,
    format_action,
    format_record,
    format_seat,
    format_state,
    legal_actions,
    new_dealer,
    outcome,
    parse_action,
    parse_record,
    parse_seat,
    parse_state,
    scores,
    start,
    why_illegal,
)
from tests.positions import POLICIES, Policy, cards_on_table, steps, whole_game

Item = TypeVar("Item")

some_card = st.sampled_from(deck(2))
some_cards = st.lists(some_card, max_size=6).map(tuple)
players_of_a_game = st.integers(2, 5)
variants = st.sampled_from(list(Variant))
seeds = st.integers(0, 2**32)
policies = st.sampled_from(POLICIES)
any_action: st.SearchStrategy[Action] = st.one_of(
    st.builds(Bid, st.integers(-2, 7)),
    st.just(Pass()),
    st.just(Retract()),
    st.builds(Build, some_cards, st.none() | some_card),
    st.builds(Deal, some_cards),
)


class GameMachine(RuleBasedStateMachine):
    """A game in which anything is tried and any number of steps is taken back."""

    @initialize(players=players_of_a_game, variant=variants, seed=seeds, data=st.data())
    def begin(self, players: int, variant: Variant, seed: int, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, players - 1))
        self.dealer: Dealer = new_dealer(players, Random(seed))
        self.state: State = start(players, seat, variant)
        self.history: list[tuple[State, Dealer, str]] = []

    def do(self, action: Action, dealer: Dealer | None = None) -> None:
        before = self.state
        self.history.append((before, self.dealer, format_state(before)))
        self.state = apply(before, action)
        self.dealer = dealer or self.dealer
        assert before == self.history[-1][0]

    @precondition(lambda self: self.state.phase is Phase.DEAL)
    @rule()
    def turn_up(self) -> None:
        self.do(*self.dealer.turn_up(self.state))

    @precondition(lambda self: self.state.turn is not None)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        self.do(data.draw(st.sampled_from(legal_actions(self.state))))

    @precondition(lambda self: self.state.phase is not Phase.OVER)
    @rule(seed=seeds, policy=policies, actions=st.integers(5, 60))
    def play_on(self, seed: int, policy: Policy, actions: int) -> None:
        rng = Random(seed)
        for _ in range(actions):
            if self.state.phase is Phase.DEAL:
                self.turn_up()
            elif self.state.phase is not Phase.OVER:
                self.do(policy(self.state, rng))

    @rule(action=any_action)
    def try_anything(self, action: Action) -> None:
        """Legal exactly if listed; refused without a trace otherwise."""
        if isinstance(action, Deal):
            return
        told = action.canonical if isinstance(action, Build) else action
        is_listed = told in legal_actions(self.state)
        assert (why_illegal(self.state, action) is None) == is_listed
        if not is_listed:
            before = format_state(self.state)
            with pytest.raises(IllegalAction) as caught:
                apply(self.state, action)
            assert caught.value.refusal == why_illegal(self.state, action)
            assert caught.value.refusal.rule is not None
            assert format_state(self.state) == before

    @rule(action=st.builds(Deal, some_cards))
    def try_a_deal(self, action: Deal) -> None:
        due = min(5, self.state.pile)
        is_due = self.state.phase is Phase.DEAL and len(action.cards) == due
        is_there = not Counter(action.cards) - Counter(cards_to_come(self.state))
        assert (why_illegal(self.state, action) is None) == (is_due and is_there)

    @precondition(lambda self: self.history)
    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        """Undo is exact, a reshuffle included: the same text, and the same cards come again."""
        index = data.draw(st.integers(0, len(self.history) - 1))
        self.state, self.dealer, text = self.history[index]
        del self.history[index:]
        assert format_state(self.state) == text

    @invariant()
    def cards_are_conserved(self) -> None:
        assert cards_on_table(self.state) + Counter(self.state.unseen) == Counter(deck(self.state.players))
        assert self.state.pile == len(cards_to_come(self.state))

    @invariant()
    def position_is_read_back_exactly(self) -> None:
        text = format_state(self.state)
        assert parse_state(text) == self.state
        assert format_state(parse_state(text)) == text

    @invariant()
    def someone_can_do_something_unless_it_is_over(self) -> None:
        actions = legal_actions(self.state)
        assert bool(actions) == (self.state.turn is not None)
        assert (outcome(self.state) is None) == (self.state.phase is not Phase.OVER)
        assert len(set(actions)) == len(actions)
        for action in actions:
            assert why_illegal(self.state, action) is None
            assert parse_action(format_action(action)) == action

    @invariant()
    def every_seat_is_read_back_exactly(self) -> None:
        for seat in self.state.seats:
            assert parse_seat(format_seat(seat)) == seat


TestGame = GameMachine.TestCase


@given(players_of_a_game, variants, seeds, policies)
def test_random_play_ends_and_its_record_is_read_back(
    players: int, variant: Variant, seed: int, policy: Policy
) -> None:
    """R17, R18"""
    record = whole_game(players, variant, Random(seed), policy, seed % players)
    text = format_record(record)
    assert parse_record(text) == record
    assert format_record(parse_record(text)) == text
    rounds = sum(isinstance(action, Deal) for action in record.actions)
    assert rounds <= 2 * len(deck(players)) // 5
    assert "[Result " in text


@given(players_of_a_game, variants, seeds, policies)
def test_game_with_rotated_seats_is_the_same_game(players: int, variant: Variant, seed: int, policy: Policy) -> None:
    """Every seat follows the same rules: turning the table turns the scores and changes nothing else."""
    turned = start(players, 1, variant)
    last = start(players, 0, variant)
    for _, action, after in steps(players, variant, Random(seed), policy):
        turned = apply(turned, action)
        last = after
    assert turned.seats == rotated(last.seats)
    assert scores(turned) == rotated(scores(last))
    assert replace(turned, seats=last.seats, start=last.start) == last


def rotated(items: tuple[Item, ...]) -> tuple[Item, ...]:
    return (items[-1], *items[:-1])


@given(players_of_a_game, seeds, st.randoms(use_true_random=False))
def test_seats_permuted_give_scores_permuted(players: int, seed: int, order: Random) -> None:
    """R19–R22"""
    *_, (_, _, last) = steps(players, Variant.STANDARD, Random(seed))
    places = order.sample(range(players), players)
    moved = replace(last, seats=tuple(last.seats[place] for place in places))
    assert scores(moved) == tuple(scores(last)[place] for place in places)
    end, moved_end = outcome(last), outcome(moved)
    assert end is not None
    assert moved_end is not None
    assert {places[winner] for winner in moved_end.winners} == set(end.winners)


@given(any_action.filter(lambda action: not (isinstance(action, Build | Deal) and not action.cards)))
def test_action_is_read_back_as_written(action: Action) -> None:
    if isinstance(action, Bid) and action.number < 0:
        return
    expected = action.canonical if isinstance(action, Build) else action
    assert parse_action(format_action(action)) == expected


@given(st.lists(st.lists(st.integers(0, 15), max_size=6), min_size=5, max_size=5), st.lists(some_card, max_size=8))
def test_any_seat_is_read_back_as_written(towers: list[list[int]], rubble: list[Card]) -> None:
    """Towers that no game can make included: the notation does not judge."""
    seat = Seat(
        tuple(replace(empty, values=tuple(values)) for empty, values in zip(Seat().towers, towers, strict=True)),
        tuple(rubble),
    )
    assert parse_seat(format_seat(seat)) == seat
