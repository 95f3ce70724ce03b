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

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: 'id' });
    request.result.createObjectStore(EVENTS, { keyPath: ['table', 'number'] });
  };
  return answered(request);
}

const ofTable = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** The lines of all tables, for a list. */
export async function storedLines<Line>(): Promise<readonly Line[]> {
  const database = await open();
  const tables = await answered<StoredTable[]>(database.transaction(TABLES).objectStore(TABLES).getAll());
  database.close();
  return tables.map(({ line }) => JSON.parse(line) as Line);
}

export async function clearShelf(): Promise<void> {
  const database = await open();
  const stores = database.transaction([TABLES, EVENTS], 'readwrite');
  stores.objectStore(TABLES).clear();
  stores.objectStore(EVENTS).clear();
  await done(stores);
  database.close();
}

/** `onwrite` is told which table has new events, so that other tabs can look. */
export async function openShelf(onwrite: (id: string) => void): Promise<Shelf> {
  let database: IDBDatabase | null = null;
  /** The hidden dealers of the tables seen here: they never change. */
  const dealers = new Map<string, string>();
  /** Null where nothing can be kept. A browser that clears what it keeps closes the database: then it is opened
   * again. */
  async function opened(): Promise<IDBDatabase | null> {
    if (database !== null) return database;
    database = await open().catch(() => null);
    if (database !== null) database.onclose = () => (database = null);
    return database;
  }
  await opened();
  return {
    async load(id) {
      const stores = (await opened())?.transaction([TABLES, EVENTS]);
      if (stores === undefined) return 'null';
      const [table, events] = await Promise.all([
        answered<StoredTable | undefined>(stores.objectStore(TABLES).get(id)),
        answered<StoredEvent[]>(stores.objectStore(EVENTS).getAll(ofTable(id))),
      ]);
      if (table === undefined) return 'null';
      dealers.set(id, table.dealer);
      return JSON.stringify({ dealer: table.dealer, events: events.map(({ text }) => text) });
    },

    async write(id, after, events, line, dealer) {
      const isNew = dealer !== '';
      if (isNew) dealers.set(id, dealer);
      const known = dealers.get(id);
      if (known === undefined) return 'cleared';
      let isCleared = false;
      try {
        const stores = (await opened())?.transaction([TABLES, EVENTS], 'readwrite');
        if (stores === undefined) return 'full';
        const finished = done(stores);
        const tables = stores.objectStore(TABLES);
        // Everything is asked for at once, because a player waits for the answer. Where the table turns out to be gone,
        // all of it is undone; and so it is by an event that another tab wrote first.
        const kept = tables.get(id);
        kept.onsuccess = () => {
          isCleared = !isNew && kept.result === undefined;
          if (isCleared) stores.abort();
        };
        (JSON.parse(events) as string[]).forEach((text, i) => {
          stores.objectStore(EVENTS).add({ table: id, number: after + i + 1, text } satisfies StoredEvent);
        });
        tables.put({ id, dealer: known, line } satisfies StoredTable);
        await finished;
        onwrite(id);
        return 'written';
      } catch (error) {
        if (isCleared) return 'cleared';
        return error instanceof DOMException && error.name === 'ConstraintError' ? 'taken' : 'full';
      }
    },

    async lines() {
      const stores = (await opened())?.transaction(TABLES);
      if (stores === undefined) return '[]';
      const tables = await answered<StoredTable[]>(stores.objectStore(TABLES).getAll());
      return JSON.stringify(tables.map(({ line }) => line));
    },

    async clear() {
      const stores = (await opened())?.transaction([TABLES, EVENTS], 'readwrite');
      if (stores === undefined) return;
      stores.objectStore(TABLES).clear();
      stores.objectStore(EVENTS).clear();
      await done(stores);
    },
  };
}
