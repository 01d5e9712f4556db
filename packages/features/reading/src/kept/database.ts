/** Of this format: another number lets go of all that an older one has kept. */
const version = 1;
const name = 'hanji.chapters';

/** What is known of chapters, and apart from it their books, which are read only when they are opened. */
export const stores = { chapters: 'chapters', books: 'books' } as const;

export const storeNames = Object.values(stores);

/** The answer to a request. Rejects as the request does. */
export function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
}

/** Opens the browser's database of this site. Rejects where it is blocked. */
export function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.addEventListener('upgradeneeded', () => {
    const database = request.result;
    for (const old of database.objectStoreNames) database.deleteObjectStore(old);
    for (const store of storeNames) {
      database.createObjectStore(store, { keyPath: ['reader', 'chapterId'] });
    }
  });
  return answerOf(request).then((database) => {
    // A newer page in another tab goes first.
    database.addEventListener('versionchange', () => database.close());
    return database;
  });
}

/** Runs in one transaction, and resolves when what it changed is kept. */
export async function inTransaction<Value>(
  mode: IDBTransactionMode,
  run: (store: (name: keyof typeof stores) => IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(storeNames, mode);
    const over = new Promise<void>((resolve, reject) => {
      const fail = (): void => reject(transaction.error ?? new Error('not kept'));
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('error', fail);
      transaction.addEventListener('abort', fail);
    });
    const [value] = await Promise.all([run((store) => transaction.objectStore(store)), over]);
    return value;
  } finally {
    database.close();
  }
}
