// @vitest-environment jsdom
/** The towers in front of the reader, and the line with what is theirs below them. */
import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { app } from '../app.svelte';
import type { Preview, State } from '../lib/protocol';
import { makePreview, makeState, makeTable, makeView, noTowers } from '../lib/testing';
import { Session } from '../session.svelte';
import { Workbench } from '../workbench.svelte';
import MyTowers from './MyTowers.svelte';

beforeAll(() => app.loadLanguage());

const BUILDS = makeState({ phase: 'build', bids: [{ seat: 1, bid: 3 }] });

/** Those of seat 1, which is mine. */
function towersIn(state: State, building?: Preview): HTMLElement {
  const turn = { seat: 1, player: 'person' as const, ...(building === undefined ? {} : { building }) };
  const session = new Session(() => undefined, makeView(makeTable(state, { turn })));
  const bench = new Workbench(() => session);
  return render(MyTowers, { session, bench, seat: 1, dragged: null }).container;
}

test('the towers show star and rubble as they will be with what is chosen', () => {
  const mine = { ...noTowers, T: [9], S: [6] };
  const preview = makePreview({
    points: { total: 10, towers: {}, main: 'S', main_points: 1, rubble_points: -3 },
  });
  const container = towersIn({ ...BUILDS, towers: BUILDS.towers.with(0, mine) }, preview);
  const lots = [...container.querySelectorAll<HTMLElement>('.lot')];
  const starred = lots.filter((lot) => lot.querySelector('.foot svg.main') !== null);
  expect(starred.map((lot) => lot.dataset['lot'])).toEqual(['S']);
  expect(container.querySelector('.heap')?.textContent).toContain('3');
});

test.each([
  ['stands out while cards are missing', null, false],
  ['steps back once all are chosen', 'build', true],
])('a hammer %s', (_, action, isSpare) => {
  const mine = { ...noTowers, T: [9] };
  const preview = makePreview({ action, tops: [{ card: 'T9', can: true, price: 1 }] });
  towersIn({ ...BUILDS, towers: BUILDS.towers.with(0, mine) }, preview);
  const hammer = screen.getByRole('button', { name: /Demolish Tree 9/ });
  expect(hammer.classList.contains('spare')).toBe(isSpare);
});

test.each([
  [null, '–'],
  [3, '3'],
])('what I said (%s) stands at my own name, too, until somebody else builds', (bid, shown) => {
  const said = { seat: 1, bid };
  const words = (state: State): string =>
    towersIn(state).querySelector('.plate .said .short')?.textContent ?? '';
  expect(words(makeState({ turn: 2, bids: [said] }))).toBe(shown);
  expect(words(makeState({ turn: 2, bids: [] }))).toBe('');
  const higher = { seat: 2, bid: 4 };
  expect(words(makeState({ turn: 2, phase: 'build', bids: [said, higher] }))).toBe('');
});
