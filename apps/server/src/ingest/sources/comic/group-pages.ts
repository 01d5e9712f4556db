import type { Page, PageChapter } from './page-chapters.ts';

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Names in the order a person would give them: 2 before 10. Equal ones by their code points. */
export function naturally(a: string, b: string): number {
  const order = compare(a, b);
  if (order !== 0) return order;
  return a < b ? -1 : Number(a > b);
}

/** The folder in which a file lies; empty above all folders. */
export function folderOf(name: string): string {
  return name.split('/').slice(0, -1).join('/');
}

function lastOf(name: string): string {
  return name.split('/').at(-1) ?? '';
}

/** What all folders begin with says nothing about chapters. */
function sharedDepth(folders: readonly string[]): number {
  const [first = [], ...rest] = folders.map((folder) => folder.split('/'));
  let depth = 0;
  while (
    rest.length > 0 &&
    depth < first.length &&
    rest.every((parts) => parts[depth] === first[depth])
  )
    depth += 1;
  return depth;
}

/**
 * Pages as chapters: each folder is one, in natural order, and so are the pages in it. A picture
 * called cover that lies above several folders is the cover.
 */
export function groupPages(
  pages: readonly Page[],
  title: string,
): { readonly chapters: readonly PageChapter[]; readonly cover: Page | null } {
  const folders = new Map<string, Page[]>();
  for (const page of pages.toSorted((a, b) => naturally(a.name, b.name))) {
    const folder = folderOf(page.name);
    const own = folders.get(folder);
    if (own === undefined) folders.set(folder, [page]);
    else own.push(page);
  }
  const depth = sharedDepth([...folders.keys()]);
  const isCover = (page: Page): boolean => /^(?:cover|folder)\.[^.]+$/i.test(lastOf(page.name));
  const loose =
    folders.size > 1 ? [...folders].find(([folder]) => above(folder, depth)) : undefined;
  const cover = loose?.[1].length === 1 ? loose[1].find(isCover) : undefined;
  const chapters = [...folders]
    .filter(([, own]) => !(cover !== undefined && own.includes(cover)))
    .toSorted(([a], [b]) => naturally(a, b))
    .map(([folder, own]) => {
      const parts = folder.split('/').slice(depth);
      return { key: parts.join('/'), name: parts.join(' ') || title, pages: own };
    });
  return { chapters, cover: cover ?? null };
}

function above(folder: string, depth: number): boolean {
  return (folder === '' ? 0 : folder.split('/').length) <= depth;
}
