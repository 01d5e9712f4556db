import { createHash } from 'node:crypto';
import { TooLargeError } from '../../import-error.ts';
import { decodeText } from '../../xml/decode-text.ts';
import { cleanCss } from '../clean/clean-css.ts';
import { readSvg } from '../document/read-svg.ts';
import type { Book, BookItem } from '../package/book.ts';
import { relativeHref, resolvePath } from '../package/resolve-path.ts';
import { onlyUsed, type UsedElements } from '../trial/used-styles.ts';
import type { BookPictures } from '../prepare/book-pictures.ts';
import { pictureAt } from '../prepare/picture-item.ts';
import { stylingAt } from '../prepare/styling-item.ts';
import type { Omissions } from '../../report/omissions.ts';
import type { BookResource } from './write-book.ts';

/** What looks over a book as it is read; left out for one that was written here. */
export type Judges = { readonly pictures: BookPictures; readonly omissions: Omissions };

/** The same for one chapter, by its key. */
export type ChapterJudges = Judges & { readonly chapter: string };

/** Everything of a chapter lies in here, so that no name meets those of the package. */
export const folder = 'book/';

const passive = /^(?:image|font|audio)\/|^application\/(?:x-)?(?:vnd\.ms-opentype|font-)/;

function isStyle(mediaType: string): boolean {
  return mediaType === 'text/css';
}

export type Gathering = {
  readonly book: Book;
  readonly judges: ChapterJudges | undefined;
  /** Elements of the documents, where rules of style sheets for others are left out. */
  readonly used: UsedElements | undefined;
  /** Paths that are wanted, in the order in which they were met. */
  readonly wanted: Set<string>;
  /** Drawings that stood in addresses, by the path that they have now. */
  readonly made: Map<string, Uint8Array>;
};

/** A file that a chapter may take along: none that could run. */
function itemAt({ book }: Gathering, path: string): BookItem | null {
  const item = book.items.get(path);
  if (item !== undefined && (passive.test(item.mediaType) || isStyle(item.mediaType))) return item;
  return stylingAt(book, path) ?? pictureAt(book, path);
}

/** Gives the address of a file from another, and notes that the chapter needs it. */
export function want(gathering: Gathering, from: string, href: string): string | null {
  const path = resolvePath(from, href);
  if (path === null) return null;
  if (gathering.made.has(path)) return relativeHref(from, path);
  const item = itemAt(gathering, path);
  if (item === null) return null;
  gathering.wanted.add(item.path);
  return relativeHref(from, item.path);
}

function takeDownLost({ judges }: Gathering, place: string) {
  return (what: 'scripts' | 'words', characters: number): void => {
    if (what === 'scripts') {
      judges?.omissions.add({ kind: 'file', place, reason: 'has scripts, which do not run' });
    } else {
      const reason = 'stands in an element that novels do not have (foreignobject)';
      judges?.omissions.add({ kind: 'text', place, reason, characters });
    }
  };
}

async function drawing(gathering: Gathering, item: BookItem): Promise<BookResource | null> {
  const file = (href: string) => want(gathering, item.path, href);
  const bytes = await gathering.book.archive.read(item.path);
  const svg = readSvg(bytes, { file, place: (href) => href }, takeDownLost(gathering, item.path));
  return svg === null ? null : { path: folder + item.path, mediaType: 'image/svg+xml', bytes: svg };
}

async function picture(gathering: Gathering, item: BookItem): Promise<BookResource | null> {
  const { book, judges } = gathering;
  const path = folder + item.path;
  const verdict = await judges?.pictures.verdictAt(item.path);
  if (verdict?.kind === 'gap') {
    judges?.omissions.add({ kind: 'picture', place: item.path, reason: verdict.reason });
    return null;
  }
  if (judges !== undefined && verdict?.kind === 'mended') {
    const { mediaType } = verdict;
    return { path, mediaType, bytes: () => judges.pictures.mended(item.path) };
  }
  const isDrawing = verdict === undefined && item.mediaType === 'image/svg+xml';
  if (verdict?.kind === 'drawing' || isDrawing) return drawing(gathering, item);
  const mediaType = verdict?.mediaType ?? item.mediaType;
  return { path, mediaType, bytes: () => book.archive.read(item.path) };
}

/** A sheet that is too much to read is empty, and costs the book nothing else. */
function style(gathering: Gathering, path: string, bytes: Uint8Array): Uint8Array {
  try {
    const { used } = gathering;
    const text = decodeText(bytes);
    const own = used === undefined ? text : onlyUsed(text, used);
    const css = cleanCss(own, (href) => want(gathering, path, href));
    return new TextEncoder().encode(css);
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    const reason = 'is too long or nested too deeply to be read';
    gathering.judges?.omissions.add({ kind: 'style', place: path, reason });
    return new Uint8Array();
  }
}

async function resource(gathering: Gathering, path: string): Promise<BookResource | null> {
  const { archive } = gathering.book;
  const item = itemAt(gathering, path);
  if (item === null) return null;
  const { mediaType } = item;
  if (mediaType.startsWith('image/')) return picture(gathering, item);
  if (!isStyle(mediaType)) {
    return { path: folder + path, mediaType, bytes: () => archive.read(path) };
  }
  return {
    path: folder + path,
    mediaType,
    bytes: style(gathering, path, await archive.read(path)),
  };
}

/**
 * Takes in a drawing of a document, at `source`, by a name that its content gives. Gives its path, or
 * null if it is none.
 */
export function addDrawing(gathering: Gathering, source: string, bytes: Uint8Array): string | null {
  const references = { file: () => null, place: (href: string) => href };
  const svg = readSvg(bytes, references, takeDownLost(gathering, source));
  if (svg === null) return null;
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 16);
  const path = `hanji-drawings/${digest}.svg`;
  gathering.made.set(path, svg);
  return path;
}

/** The files that are wanted, and those that these want. */
export async function resourcesOf(gathering: Gathering): Promise<readonly BookResource[]> {
  const resources: BookResource[] = [];
  // The set grows while it is walked: a style sheet may ask for another.
  for (const path of gathering.wanted) {
    const found = await resource(gathering, path);
    if (found !== null) resources.push(found);
  }
  for (const [path, bytes] of gathering.made) {
    resources.push({ path: folder + path, mediaType: 'image/svg+xml', bytes });
  }
  return resources;
}
