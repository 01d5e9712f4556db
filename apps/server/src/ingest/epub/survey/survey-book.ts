import sharp from 'sharp';
import type { Reading } from '#ingest/reading.ts';
import type { Omissions } from '../../report/omissions.ts';
import { readSpine } from '../document/spine-document.ts';
import type { Book, BookItem, SpineEntry } from '../package/book.ts';
import type { ContentsEntry } from '../package/read-contents.ts';
import { readSheets } from './backdrop/read-sheets.ts';
import { takeDownBesideSpine } from './beside-spine.ts';
import type { BookText } from './book-text.ts';
import { lookAtText, type LookedAt } from './look-at-text.ts';

/** A picture within a text that is narrower or lower, in pixels, is an ornament or a sign of it. */
const smallest = 100;

/** What cannot be measured is not counted on. */
async function isSmall({ archive }: Book, { path }: BookItem): Promise<boolean> {
  try {
    const bytes = await archive.read(path);
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return Math.min(width, height) < smallest;
  } catch {
    return true;
  }
}

/** Counts the pictures of a document that no document before it has shown. */
async function worthOf(
  book: Book,
  { pictures, end }: Pick<BookText, 'pictures' | 'end'>,
  met: Set<string>,
): Promise<number> {
  let worth = 0;
  for (const item of pictures) {
    if (met.has(item.path)) continue;
    met.add(item.path);
    if (end.letters === 0 || !(await isSmall(book, item))) worth += 1;
  }
  return worth;
}

/** Which places of each document the contents table leads to. */
function wantedIn(entries: readonly ContentsEntry[], wanted = new Map<string, Set<string>>()) {
  for (const { path, fragment, children } of entries) {
    if (fragment !== '') wanted.set(path, (wanted.get(path) ?? new Set()).add(fragment));
    wantedIn(children, wanted);
  }
  return wanted;
}

/** A page of contents is not read: the list of chapters takes its place. */
function takeDownContents({ item, end }: LookedAt, omissions: Omissions): void {
  if (end.letters === 0) return;
  const reason = 'is the page of contents: the list of chapters takes its place';
  omissions.add({ kind: 'document', place: item.path, reason, characters: end.letters });
}

/**
 * Looks once through all that stands in the spine, save the contents table, and keeps of it what is
 * needed to decide how the book is read and where its chapters begin.
 */
export async function surveyBook(
  book: Book,
  contents: readonly ContentsEntry[],
  reading: Reading,
): Promise<readonly BookText[]> {
  const { omissions, signal } = reading;
  const spine = readSpine(book, omissions);
  const origin = { book, spine, sheets: readSheets(book), omissions };
  const wanted = wantedIn(contents);
  const met = new Set<string>();
  const known = new Map<string, BookText>();
  const add = async (entry: SpineEntry): Promise<BookText> => {
    const { item, linear } = entry;
    const found = await lookAtText(origin, entry, wanted.get(item.path) ?? new Set());
    return { ...found, linear, worth: await worthOf(book, found, met) };
  };
  const texts: BookText[] = [];
  for (const entry of book.spine) {
    signal?.throwIfAborted();
    const { path } = entry.item;
    if (path === book.nav?.path) {
      takeDownContents(await lookAtText(origin, entry, new Set()), omissions);
      continue;
    }
    const text = known.get(path) ?? (await add(entry));
    known.set(path, text);
    texts.push(text);
  }
  await takeDownBesideSpine(origin, signal);
  return texts;
}
