import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import {
  isReadableStill,
  keepableUntil,
  keptBudget,
  keptToLetGo,
  type KeptFacts,
} from '@hanji/domain/reading/offline/kept-chapters.ts';
import type { ChapterAddress } from '#paths/paths.ts';
import { isWholeBook } from './is-whole-book.ts';
import { answerOf, inTransaction } from './database.ts';
import { dropOfflinePage } from './offline-page/keep-page.ts';

/** Whose chapter; `reader` is a user id, null a visitor's. */
export type KeptOwner = { readonly reader: string | null; readonly chapterId: number };

/** A chapter as a device keeps it, beside its book. */
type KeptChapter = KeptFacts & { readonly view: ChapterView };

type Row = KeptChapter & { readonly reader: string; readonly chapterId: number };
type Book = { readonly reader: string; readonly chapterId: number; readonly book: ArrayBuffer };
type Stores = Parameters<Parameters<typeof inTransaction>[1]>[0];

/** No key of a database is null, and no user id is empty. */
function keyOf({ reader, chapterId }: KeptOwner) {
  return { reader: reader ?? '', chapterId };
}

function pathOf({ reader, chapterId }: KeptOwner): [string, number] {
  return [reader ?? '', chapterId];
}

function untilOf(address: ChapterAddress, view: ChapterView, reader: string | null, now: number) {
  const { activity, salesConfig } = view.chapter;
  const { restrictedAge } = view.content;
  const salesType = address.chapterFileSalesType;
  return keepableUntil({ salesType, restrictedAge, activity, salesConfig }, reader, now);
}

async function budget(): Promise<number> {
  // Missing where the origin is not secure.
  const storage: StorageManager | undefined = navigator.storage;
  const estimate = await storage?.estimate().catch(() => undefined);
  return keptBudget(estimate?.quota);
}

function letGo(store: Stores, owner: KeptOwner): void {
  store('chapters').delete(pathOf(owner));
  store('books').delete(pathOf(owner));
}

/** Changes what is kept; after the last chapter there is nothing to open the site with either. */
async function letSomeGo(change: (store: Stores) => Promise<void> | void): Promise<void> {
  const left = await inTransaction('readwrite', async (store) => {
    await change(store);
    return answerOf(store('chapters').count());
  });
  if (left === 0) await dropOfflinePage();
}

async function allOf(store: Stores): Promise<readonly Row[]> {
  return answerOf<Row[]>(store('chapters').getAll());
}

/**
 * Keeps a chapter that this reader has opened, where they may keep it and its book is whole, and lets go
 * of what was read least recently over the device's budget. `view` is the one by which the book was
 * asked for. Gives whether it is kept.
 */
export async function keepChapter(
  owner: KeptOwner & { readonly address: ChapterAddress },
  view: ChapterView,
  book: ArrayBuffer,
): Promise<boolean> {
  const now = Date.now();
  const { reader, address } = owner;
  const until = untilOf(address, view, reader, now);
  const most = await budget();
  const bytes = book.byteLength;
  if (until === undefined || bytes > most || !isWholeBook(book, view)) return false;
  await inTransaction('readwrite', async (store) => {
    const key = keyOf(owner);
    const facts = { bytes, confirmedAt: now, readAt: now, until };
    store('chapters').put({ ...key, ...facts, view } satisfies Row);
    store('books').put({ ...key, book } satisfies Book);
    for (const gone of keptToLetGo(await allOf(store), most, now)) letGo(store, gone);
  });
  return true;
}

/**
 * The same chapter was given again: its rights may be others now, and another text or another length of
 * its book lets it go.
 */
export async function confirmKept(
  owner: KeptOwner & { readonly address: ChapterAddress },
  view: ChapterView,
): Promise<void> {
  const now = Date.now();
  const until = untilOf(owner.address, view, owner.reader, now);
  await letSomeGo(async (store) => {
    const row = await answerOf<Row | undefined>(store('chapters').get(pathOf(owner)));
    if (!row) return;
    const { contentVersion, epub } = view.chapter;
    const isSame = row.view.chapter.contentVersion === contentVersion && row.bytes === epub?.size;
    if (until === undefined || !isSame) letGo(store, owner);
    else
      store('chapters').put({ ...row, view, until, confirmedAt: now, readAt: now } satisfies Row);
  });
}

/** What a device keeps of a chapter for its reader, if they may read it still. */
export async function readKept(
  owner: KeptOwner,
): Promise<{ readonly view: ChapterView; readonly book: ArrayBuffer } | null> {
  const now = Date.now();
  return inTransaction('readwrite', async (store) => {
    const row = await answerOf<Row | undefined>(store('chapters').get(pathOf(owner)));
    const kept = await answerOf<Book | undefined>(store('books').get(pathOf(owner)));
    if (!row || !kept) return null;
    if (!isReadableStill(row, now)) {
      letGo(store, owner);
      return null;
    }
    store('chapters').put({ ...row, readAt: now } satisfies Row);
    return { view: row.view, book: kept.book };
  });
}

/** Lets one chapter go: the right to read it has ended. */
export async function dropKept(owner: KeptOwner): Promise<void> {
  await letSomeGo((store) => letGo(store, owner));
}

/** Lets go of what is over, and of all that is neither this reader's nor a visitor's. */
export async function tidyKept(reader: string | null): Promise<void> {
  const most = await budget();
  await letSomeGo(async (store) => {
    const all = await allOf(store);
    const over = new Set(keptToLetGo(all, most, Date.now()));
    const own = keyOf({ reader, chapterId: 0 }).reader;
    for (const row of all) {
      if (over.has(row) || (row.reader !== '' && row.reader !== own)) letGo(store, row);
    }
  });
}
