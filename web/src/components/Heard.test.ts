// @vitest-environment jsdom
/** What is heard: the first cards too, where they have just been dealt. */
import { render } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { app } from '../app.svelte';
import { makeState, makeTable } from '../lib/testing';
import { Session } from '../session.svelte';
import { play } from '../sound';
import Heard from './Heard.svelte';

vi.mock('../sound', () => ({ play: vi.fn() }));
beforeAll(() => app.loadLanguage());
beforeEach(() => {
  vi.mocked(play).mockClear();
  app.change({ sound: true });
});

const position = makeState({ display: ['T5', 'C7'] }),
  table = makeTable(position);
function hear(isOpening: boolean): void {
  const session = new Session(() => undefined);
  session.isOpening = isOpening;
  render(Heard, { session, table, position, preview: null, mine: [1], assertive: '' });
}
const played = (): unknown[] => vi.mocked(play).mock.calls.flatMap(([cues]) => cues);

test('the first cards are heard, one after the other', async () => {
  hear(true);
  await vi.waitFor(() => expect(played()).toHaveLength(2));
  expect(played()).toEqual([
    { sound: 'deal', after: 0 },
    { sound: 'deal', after: 60 },
  ]);
});

test('who comes to a table where they lie already hears nothing, nor does who wants no sound', async () => {
  hear(false);
  app.change({ sound: false });
  hear(true);
  await vi.dynamicImportSettled();
  expect(played()).toEqual([]);
});
