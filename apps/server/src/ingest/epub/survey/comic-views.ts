import { ImportError } from '#ingest/import-error.ts';
import type { Book } from '#ingest/epub/package/book.ts';
import { isOutside, resolvePath } from '#ingest/epub/package/resolve-path.ts';
import type { BookText } from './book-text.ts';
import type { ComicView } from './comic-view.ts';
import { isRasterItem, pictureAt } from '#ingest/epub/prepare/picture-item.ts';

/** Something to look at in a document, by its element; the address is empty where it has none. */
export type Visual = {
  readonly element: string;
  readonly href: string;
  /** What stands for it where it is not seen; empty where nothing does. */
  readonly text: string;
  /** What it stands in for, where that is not shown. */
  readonly within?: Visual;
  /** Its page does not show it. */
  readonly hidden?: true;
};

/** Something that styles show in a way that is not understood. */
export const unclearVisual: Visual = { element: 'style', href: '', text: '' };

const unclearReason = 'shows something by its styles in a way that is not understood';

function gap(place: string, reason: string): ComicView {
  return { omission: { kind: 'picture', place, reason, gap: true } };
}

function pictureView(book: Book, path: string, { href, text }: Visual): ComicView {
  if (href.trim() === '') return gap(path, 'names no file');
  if (/^\s*data:/i.test(href)) return gap(path, 'has a picture within its own text');
  if (isOutside(href)) return gap(href.slice(0, 200), 'lies outside the book');
  const target = resolvePath(path, href);
  const item = target === null ? null : pictureAt(book, target);
  if (item === null) return gap(target ?? href, 'is not in the book');
  return isRasterItem(item)
    ? { item, text }
    : gap(item.path, 'is a drawing, which comics do not show');
}

/** A picture of a page that nobody sees on it. */
function unseen(book: Book, path: string, { href }: Visual, reason: string): ComicView {
  const target = resolvePath(path, href);
  const place = (target === null ? null : pictureAt(book, target))?.path ?? path;
  return { omission: { kind: 'picture', place, reason: `${reason} (${path})` } };
}

function viewOf(book: Book, path: string, visual: Visual): ComicView {
  const { element, href, text, hidden } = visual;
  if (hidden === true) return unseen(book, path, visual, 'is hidden by its page');
  if (element === 'img' || element === 'image') return pictureView(book, path, visual);
  if (element === unclearVisual.element) return gap(path, unclearReason);
  const isNamed = element === 'object' || element === 'embed';
  const target = isNamed ? resolvePath(path, href) : null;
  const item = target === null ? undefined : book.items.get(target);
  if (item !== undefined && isRasterItem(item)) return { item, text };
  const kind = element === 'svg' || element === 'math' ? 'picture' : 'media';
  const reason = `shows something that comics do not have (${element})`;
  return { omission: { kind, place: path, reason } };
}

/** What a comic has of the document at a path. One of which nothing else is shown is a gap itself. */
export function comicViews(book: Book, path: string, visuals: readonly Visual[]): ComicView[] {
  const known = new Map<Visual, ComicView>();
  for (const visual of visuals) {
    const outer = visual.within === undefined ? undefined : known.get(visual.within);
    const isInstead = outer !== undefined && 'item' in outer;
    const reason = 'stands in for another picture, which is shown';
    known.set(visual, isInstead ? unseen(book, path, visual, reason) : viewOf(book, path, visual));
  }
  const views = [...known.values()];
  const isPaged = views.some((view) => 'item' in view || view.omission.gap);
  const [first, ...others] = views;
  if (isPaged || first === undefined || 'item' in first) return views;
  return [{ omission: { ...first.omission, gap: true } }, ...others];
}

/** Refuses a book of which nothing can be read, or nothing is shown but what is not understood. */
export function refuseUnclear(
  texts: readonly {
    readonly kind: BookText['kind'];
    readonly end: { readonly letters: number };
    readonly views: readonly ComicView[];
  }[],
): void {
  const omissions = texts.flatMap(({ views }) =>
    views.flatMap((view) => ('omission' in view ? [view.omission] : [])),
  );
  const [first] = omissions;
  if (first !== undefined && texts.every(({ kind }) => kind === 'gap')) {
    throw new ImportError(`no document of the EPUB can be read: ${first.place} ${first.reason}`);
  }
  const isNothing = texts.every(
    ({ end, views }) => end.letters === 0 && views.every((view) => 'omission' in view),
  );
  const unclear = omissions.find(({ reason }) => reason === unclearReason);
  if (!isNothing || unclear === undefined) return;
  throw new ImportError(
    `no page of the EPUB has words or a picture that is found: ${unclear.place} ${unclearReason}`,
  );
}
