/** A game that was opened from a file: the page holds it as long as it is open, and no server keeps it. */
import { app } from './app.svelte';
import { ApiError, readReplay, type Replay } from './lib/api';

/** Stands in the address where others have the id of a table. */
export const OPENED = 'file';
let opened: { readonly replay: Replay; readonly record: string } | null = null;

export async function openFile(file: File): Promise<void> {
  const record = await file.text();
  opened = { replay: await readReplay(record), record };
  app.go({ page: 'replay', id: OPENED, round: null });
}

export const openedReplay = (): Promise<Replay> =>
  opened === null
    ? Promise.reject(new ApiError('table.none', app.say('page-open-file-again')))
    : Promise.resolve(opened.replay);
export const openedRecord = (): string | null => opened?.record ?? null;
