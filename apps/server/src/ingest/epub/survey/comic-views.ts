import type { Omission } from '#ingest/report/omissions.ts';
import type { Book, BookItem } from '#ingest/epub/package/book.ts';
import { isOutside, resolvePath } from '#ingest/epub/package/resolve-path.ts';
import { isRasterItem, pictureAt } from '#ingest/epub/prepare/picture-item.ts';

/** Something to look at in a document, by its element; the address is empty where it has none. */
export type Visual = { readonly element: string; readonly href: string };

/** What a comic has of it: a page, or what is taken down and, with a gap, leaves one in its place. */
export type ComicView = { readonly item: BookItem } | { readonly omission: Omission };

function gap(place: string, reason: string): ComicView {
  return { omission: { kind: 'picture', place, reason, gap: true } };
}

function pictureView(book: Book, path: string, href: string): ComicView {
  if (href.trim() === '') return gap(path, 'names no file');
  if (/^\s*data:/i.test(href)) return gap(path, 'has a picture within its own text');
  if (isOutside(href)) return gap(href.slice(0, 200), 'lies outside the book');
  const target = resolvePath(path, href);
  const item = target === null ? null : pictureAt(book, target);
  if (item === null) return gap(target ?? href, 'is not in the book');
  return isRasterItem(item) ? { item } : gap(item.path, 'is a drawing, which comics do not show');
}

function viewOf(book: Book, path: string, { element, href }: Visual): ComicView {
  if (element === 'img' || element === 'image') return pictureView(book, path, href);
  const target = element === 'object' ? resolvePath(path, href) : null;
  const item = target === null ? undefined : book.items.get(target);
  if (item !== undefined && isRasterItem(item)) return { item };
  const kind = element === 'svg' || element === 'math' ? 'picture' : 'media';
  const reason = `shows something that comics do not have (${element})`;
  return { omission: { kind, place: path, reason } };
}

/** What a comic has of the document at a path. One of which nothing else is shown is a gap itself. */
export function comicViews(book: Book, path: string, visuals: readonly Visual[]): ComicView[] {
  const views = visuals.map((visual) => viewOf(book, path, visual));
  const isPaged = views.some((view) => 'item' in view || view.omission.gap);
  const [first, ...others] = views;
  if (isPaged || first === undefined || 'item' in first) return views;
  return [{ omission: { ...first.omission, gap: true } }, ...others];
}
