/** The tables of this browser in IndexedDB: their events one by one, and for each table a line and the hidden dealer.
 *
 * `fivetowers/local/shelf.py` says what is asked of it; texts go in and out.
 */

const DATABASE = 'fivetowers',
  VERSION = 1,
  TABLES = 'tables',
  EVENTS = 'events';

interface StoredTable {
  readonly id: string;
  readonly dealer: string;
  readonly line: string;
}
interface StoredEvent {
  readonly table: string;
  readonly number: number;
  readonly text: string;
}

export interface Shelf {
  load(id: string): Promise<string>;
  write(
    id: string,
    after: number,
    events: string,
    line: string,
    dealer: string,
  ): Promise<'written' | 'taken' | 'full' | 'cleared'>;
  lines(): Promise<string>;
  clear(): Promise<void>;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
  });

/** `onend`: it cannot be used any more, because the browser has cleared it or a newer page needs it. */
async function open(onend: () => void = () => undefined): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: 'id' });
    request.result.createObjectStore(EVENTS, { keyPath: ['table', 'number'] });
  };
  const database = await answered(request);
  database.onclose = onend;
  database.onversionchange = () => {
    database.close();
    onend();
  };
  return database;
}

/** Another tab has written that event; and there is no room. Whatever else goes wrong may be the connection's fault. */
const TAKEN = 'ConstraintError',
  FULL = 'QuotaExceededError';
const nameOf = (error: unknown): string => (error instanceof DOMException ? error.name : '');

const ofTable = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** The lines of all tables, for a list; null for one that is damaged. */
export async function storedLines(): Promise<readonly unknown[]> {
  const database = await open();
  const tables = await answered<StoredTable[]>(database.transaction(TABLES).objectStore(TABLES).getAll());
  database.close();
  return tables.map(({ line }) => parsed(line));
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

export async function clearShelf(): Promise<void> {
  const database = await open();
  const stores = database.transaction([TABLES, EVENTS], 'readwrite');
  stores.objectStore(TABLES).clear();
  stores.objectStore(EVENTS).clear();
  await done(stores);
  database.close();
}

let hasAsked = false;

/** A browser that is short of room removes what pages have kept, if they have not asked it not to. Some ask the reader,
 * so it is asked once. */
export async function keepForGood(): Promise<void> {
  if (hasAsked) return;
  hasAsked = true;
  await globalThis.navigator.storage?.persist?.().catch(() => false);
}

/** `onwrite` is told which table has new events, so that other tabs can look. */
export async function openShelf(onwrite: (id: string) => void): Promise<Shelf> {
  let database: IDBDatabase | null = null;
  /** The hidden dealers of the tables seen here: they never change. */
  const dealers = new Map<string, string>();
  async function opened(): Promise<IDBDatabase> {
    return (database ??= await open(() => (database = null)));
  }
  /** A phone may end the connection of a page that it does not show, and says so only when it is used: then all is done
   * once more with a new one. */
  async function use<T>(run: (database: IDBDatabase) => Promise<T>): Promise<T> {
    const first = await opened();
    try {
      return await run(first);
    } catch (error) {
      if (nameOf(error) === TAKEN || nameOf(error) === FULL) throw error;
      first.close();
      database = null;
      return run(await opened());
    }
  }
  await opened().catch(() => null); // nothing can be kept: who asks is told
  return {
    load: (id) =>
      use(async (database) => {
        const stores = database.transaction([TABLES, EVENTS]);
        const [table, events] = await Promise.all([
          answered<StoredTable | undefined>(stores.objectStore(TABLES).get(id)),
          answered<StoredEvent[]>(stores.objectStore(EVENTS).getAll(ofTable(id))),
        ]);
        if (table === undefined) return 'null';
        dealers.set(id, table.dealer);
        return JSON.stringify({ dealer: table.dealer, events: events.map(({ text }) => text) });
      }),

    async write(id, after, events, line, dealer) {
      const isNew = dealer !== '';
      if (isNew) dealers.set(id, dealer);
      const known = dealers.get(id);
      if (known === undefined) return 'cleared';
      try {
        const outcome = await use(async (database) => {
          let isCleared = false;
          const stores = database.transaction([TABLES, EVENTS], 'readwrite');
          const finished = done(stores);
          const tables = stores.objectStore(TABLES);
          // Everything is asked for at once, because a player waits for the answer. Where the table turns out to be
          // gone, all of it is undone; and so it is by an event that another tab wrote first. A daily game that was
          // begun again after that has the same id, but not yet the event before these.
          const before = stores.objectStore(EVENTS).count([id, after]);
          before.onsuccess = () => {
            isCleared = !isNew && before.result === 0;
            if (isCleared) stores.abort();
          };
          (JSON.parse(events) as string[]).forEach((text, i) => {
            stores.objectStore(EVENTS).add({ table: id, number: after + i + 1, text } satisfies StoredEvent);
          });
          tables.put({ id, dealer: known, line } satisfies StoredTable);
          return finished.then(
            () => 'written' as const,
            (error: unknown) => {
              if (isCleared) return 'cleared' as const;
              throw error;
            },
          );
        });
        if (outcome === 'written') onwrite(id);
        return outcome;
      } catch (error) {
        return nameOf(error) === TAKEN ? 'taken' : 'full';
      }
    },

    lines: () =>
      use(async (database) => {
        const tables = await answered<StoredTable[]>(
          database.transaction(TABLES).objectStore(TABLES).getAll(),
        );
        return JSON.stringify(tables.map(({ line }) => line));
      }),

    clear: () =>
      use(async (database) => {
        const stores = database.transaction([TABLES, EVENTS], 'readwrite');
        stores.objectStore(TABLES).clear();
        stores.objectStore(EVENTS).clear();
        await done(stores);
      }),
  };
}
