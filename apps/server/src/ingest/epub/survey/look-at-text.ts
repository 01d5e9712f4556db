import { segmentName } from '@hanji/domain/reading/parted-documents.ts';
import { ImportError, isFlaw, TooDeepError } from '../../import-error.ts';
import type { Omission, Omissions } from '../../report/omissions.ts';
import { elementsNamed } from '../../xml/elements.ts';
import { bodyOf } from '../document/content-document.ts';
import { readText } from '../document/count-characters.ts';
import type { SpineReader } from '../document/spine-document.ts';
import type { Book, BookItem, SpineEntry } from '../package/book.ts';
import { isRasterItem } from '../prepare/picture-item.ts';
import type { BookText, SpineText } from './book-text.ts';
import { isPageNumber, withBackdrop } from './backdrop/backdrop.ts';
import type { SheetReader } from './backdrop/read-sheets.ts';
import { joinFacts } from './join-facts.ts';
import { comicViews } from './comic-views.ts';
import { surveyDocument, type DocumentFacts } from './survey-document.ts';

export type LookedAt = Omit<BookText, 'linear' | 'worth'>;

type Origin = {
  readonly book: Book;
  readonly spine: SpineReader;
  readonly sheets: SheetReader;
  readonly omissions: Omissions;
};

function kindOf(item: BookItem): BookText['kind'] {
  if (isRasterItem(item)) return 'picture';
  return item.mediaType === 'image/svg+xml' ? 'drawing' : 'document';
}

/** A path that no file of a book has. */
function freePath({ archive }: Book, wanted: string): string {
  let path = wanted;
  while (archive.has(path)) path = path.replace(/\.xhtml$/, '-.xhtml');
  return path;
}

type Segmented = { readonly facts: DocumentFacts; readonly segments: readonly SpineText[] };

/** Looks through a document that is too long to be a tree, one segment after the other. */
async function lookAtSegments(
  { book, spine }: Origin,
  item: BookItem,
  wanted: ReadonlySet<string>,
): Promise<Segmented | null> {
  const kind = 'document' as const;
  const segments = await spine.segmentsOf(item.path);
  if (segments.length === 0) return null;
  const all: DocumentFacts[] = [];
  for (const segment of segments) {
    all.push(surveyDocument(await spine.read({ item, kind, segment }), item.path, wanted));
  }
  const texts = all.map(({ heading, anchors, links, end }, index) => {
    const path = index === 0 ? item.path : freePath(book, segmentName(item.path, index + 1));
    return { item, path, kind, segment: segments[index] ?? null, heading, anchors, links, end };
  });
  return { facts: joinFacts(all), segments: texts };
}

async function lookAtWhole(
  { spine, sheets }: Origin,
  item: BookItem,
  wanted: ReadonlySet<string>,
): Promise<Segmented> {
  const kind = kindOf(item);
  const document = await spine.read({ item, kind, segment: null });
  if (kind === 'drawing' && elementsNamed(document, 'svg').length === 0) {
    throw new ImportError(`${item.path} is damaged`);
  }
  const facts = surveyDocument(document, item.path, wanted);
  const isBare = facts.visuals.length === 0 && isPageNumber(readText(bodyOf(document) ?? document));
  const { path } = item;
  return {
    facts: isBare ? await withBackdrop(facts, document, { path, sheets }) : facts,
    segments: [],
  };
}

/** Looks through what stands in the spine. */
async function look(
  origin: Origin,
  item: BookItem,
  wanted: ReadonlySet<string>,
): Promise<LookedAt> {
  const kind = kindOf(item);
  const segmented = kind === 'document' ? await lookAtSegments(origin, item, wanted) : null;
  const { facts, segments } = segmented ?? (await lookAtWhole(origin, item, wanted));
  const { heading, anchors, links, end, visuals } = facts;
  const path = kind === 'document' ? item.path : `${item.path}.xhtml`;
  const views = comicViews(origin.book, item.path, visuals);
  const pictures = views.flatMap((view) => ('item' in view ? [view.item] : []));
  const text = { item, path, kind, segment: null, heading, anchors, links, end };
  return { ...text, segments, pictures, views };
}

/** A page of which nothing can be read: it is taken down, and a marked gap stands for it. */
function gapOf({ book, omissions }: Origin, item: BookItem, reason: string): LookedAt {
  const omission: Omission = { kind: 'document', place: item.path, reason, gap: true };
  omissions.add(omission);
  const nothing = { segment: null, segments: [], anchors: new Map(), links: new Map() };
  return {
    item,
    path: freePath(book, `${item.path}.xhtml`),
    kind: 'gap',
    heading: '',
    end: { order: 1, letters: 0, shown: 1, pictures: 0 },
    ...nothing,
    pictures: [],
    views: [{ omission }],
  };
}

/** Looks through what stands in the spine; of what cannot be read a gap is known. */
export async function lookAtText(
  origin: Origin,
  { item, missing }: Pick<SpineEntry, 'item' | 'missing'>,
  wanted: ReadonlySet<string>,
): Promise<LookedAt> {
  if (missing === true) return gapOf(origin, item, 'is named in the spine and not there');
  try {
    return await look(origin, item, wanted);
  } catch (error) {
    if (!isFlaw(error)) throw error;
    const isDeep = error instanceof TooDeepError;
    const reason = isDeep ? 'is nested too deeply to be read' : 'is damaged and cannot be read';
    return gapOf(origin, item, reason);
  }
}
