import sharp from 'sharp';
import type { Reading } from '#ingest/reading.ts';
import { ImportError, isFlaw } from '../../import-error.ts';
import type { Omission, Omissions } from '../../report/omissions.ts';
import { elementsNamed } from '../../xml/elements.ts';
import { readSpineDocument } from '../document/spine-document.ts';
import type { Book, BookItem, SpineEntry } from '../package/book.ts';
import type { ContentsEntry } from '../package/read-contents.ts';
import { isRasterItem } from '../prepare/picture-item.ts';
import { takeDownBesideSpine } from './beside-spine.ts';
import type { BookText } from './book-text.ts';
import { pageViews } from './page-views.ts';
import { surveyDocument } from './survey-document.ts';

type Found = Omit<BookText, 'linear' | 'worth'>;

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

function kindOf(item: BookItem): BookText['kind'] {
  if (isRasterItem(item)) return 'picture';
  return item.mediaType === 'image/svg+xml' ? 'drawing' : 'document';
}

async function look(book: Book, item: BookItem, wanted: ReadonlySet<string>): Promise<Found> {
  const kind = kindOf(item);
  const path = kind === 'document' ? item.path : `${item.path}.xhtml`;
  const document = await readSpineDocument(book, { item, kind });
  if (kind === 'drawing' && elementsNamed(document, 'svg').length === 0) {
    throw new ImportError(`${item.path} is damaged`);
  }
  const facts = surveyDocument(document, item.path, wanted);
  const views = pageViews(book, item.path, facts.sights);
  const pictures = views.flatMap((view) => ('item' in view ? [view.item] : []));
  const { heading, anchors, links, end } = facts;
  return { item, path, kind, heading, anchors, links, end, pictures, views };
}

/** A page of which nothing can be read: a marked gap stands for it. */
function gapOf(item: BookItem, omission: Omission): Found {
  const end = { order: 1, letters: 0, shown: 1 };
  const nothing = { anchors: new Map(), links: new Map(), pictures: [], views: [{ omission }] };
  return {
    item,
    path: `${item.path}.xhtml`,
    kind: 'gap',
    heading: '',
    end,
    ...nothing,
  };
}

async function lookOrGap(
  book: Book,
  item: BookItem,
  wanted: ReadonlySet<string>,
  omissions: Omissions,
): Promise<Found> {
  try {
    return await look(book, item, wanted);
  } catch (error) {
    if (!isFlaw(error)) throw error;
    const reason = 'is damaged and cannot be read';
    const omission = { kind: 'document', place: item.path, reason, gap: true } as const;
    omissions.add(omission);
    return gapOf(item, omission);
  }
}

/** A page of contents is not read: the list of chapters takes its place. */
async function takeDownContents(book: Book, item: BookItem, omissions: Omissions): Promise<void> {
  const { end } = await lookOrGap(book, item, new Set(), omissions);
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
  const wanted = wantedIn(contents);
  const met = new Set<string>();
  const known = new Map<string, BookText>();
  const add = async ({ item, linear }: SpineEntry): Promise<BookText> => {
    const found = await lookOrGap(book, item, wanted.get(item.path) ?? new Set(), omissions);
    return { ...found, linear, worth: await worthOf(book, found, met) };
  };
  const texts: BookText[] = [];
  for (const entry of book.spine) {
    signal?.throwIfAborted();
    const { path } = entry.item;
    if (path === book.nav?.path) {
      await takeDownContents(book, entry.item, omissions);
      continue;
    }
    const text = known.get(path) ?? (await add(entry));
    known.set(path, text);
    texts.push(text);
  }
  await takeDownBesideSpine(book, reading);
  return texts;
}
