import type { ContentType } from '@hanji/contract/vocabulary.ts';

const titles = {
  comic: true,
  magazine_comic: true,
  novel: true,
  magazine_novel: true,
} as const satisfies Readonly<Record<ContentType, true>>;
const types = Object.keys(titles).join('|');
const home = new RegExp(`^/(?:${types})/[1-9]\\d{0,9}$`);
const within = new RegExp(`^/(?:${types})/\\d+(?:/|$)`);

/** The home of a title where a path is one's, which is the same on the site of every edition; else null. */
export function titlePath(pathname: string): string | null {
  return home.test(pathname) ? pathname : null;
}

/** Whether a path is a title's home or a page below it. */
export function isOfTitle(pathname: string): boolean {
  return within.test(pathname);
}
