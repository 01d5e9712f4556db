import { sortPeople } from '#ingest/facts/people.ts';
import { ImportError } from '#ingest/import-error.ts';
import type { Reading } from '#ingest/reading.ts';
import { takeDownUndecodable } from '#ingest/report/take-down-undecodable.ts';
import { readComicInfo, type ComicInfo } from './comic-info.ts';
import { folderOf, naturally } from '#ingest/sources/comic/group-pages.ts';
import type { NamedFiles } from '#ingest/sources/comic/named-files.ts';
import type { Page, PageChapter } from '#ingest/sources/comic/page-chapters.ts';
import { listedPages, type ListedPages } from './listed-pages.ts';

/** By the folder in which each lies, in natural order; one above them all comes first. */
export type ComicInfos = ReadonlyMap<string, ComicInfo>;

export function isComicInfo(name: string): boolean {
  return /(?:^|\/)ComicInfo\.xml$/i.test(name);
}

/** The metadata beside the pages; a broken file of it costs no page. */
export async function readComicInfos(
  files: NamedFiles,
  names: readonly string[],
  { omissions, signal }: Reading,
): Promise<ComicInfos> {
  const infos = new Map<string, ComicInfo>();
  for (const name of names.filter(isComicInfo).toSorted(byFolder)) {
    signal?.throwIfAborted();
    try {
      const bytes = await files.read(name);
      infos.set(folderOf(name), readComicInfo(bytes));
      takeDownUndecodable(bytes, name, omissions);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      omissions.add({ kind: 'metadata', place: name, reason: 'cannot be read' });
    }
  }
  return infos;
}

function byFolder(a: string, b: string): number {
  return naturally(folderOf(a), folderOf(b));
}

/** What is said of the work: by the first of them, but that all made it, and the last ends it. */
export function infoOfWork(infos: ComicInfos): ComicInfo | null {
  const all = [...infos.values()];
  const [first] = all;
  if (first === undefined) return null;
  const last = all.find(({ status }) => status !== undefined);
  return {
    ...first,
    ...sortPeople(all.flatMap(({ authors, contributors }) => [...authors, ...contributors])),
    ...(last?.status === undefined ? {} : { status: last.status }),
    unplaced: [...new Set(all.flatMap(({ unplaced }) => unplaced))],
  };
}

/** The folder of the metadata that counts for a file: the nearest above it. */
function nearest(infos: ComicInfos, name: string): string | undefined {
  for (let folder = folderOf(name); ; folder = folderOf(folder)) {
    if (infos.has(folder)) return folder;
    if (folder === '') return undefined;
  }
}

/** What is said of single pages, each file of it counting those that it lies beside. */
export function listedByInfos(
  infos: ComicInfos,
  pages: readonly Page[],
  reading: Reading,
): ListedPages {
  const byInfo = new Map<string | undefined, Page[]>();
  for (const page of pages) {
    const folder = nearest(infos, page.name);
    const known = byInfo.get(folder);
    if (known === undefined) byInfo.set(folder, [page]);
    else known.push(page);
  }
  const listed = [...byInfo].map(([folder, own]) =>
    listedPages(own, (folder === undefined ? undefined : infos.get(folder))?.pages ?? [], reading),
  );
  return {
    pages: listed.flatMap(({ pages: kept }) => kept),
    cover: listed.find(({ cover }) => cover !== null)?.cover ?? null,
    bookmarks: new Map(listed.flatMap(({ bookmarks }) => [...bookmarks])),
  };
}

/** A chapter's name as its metadata has it: its title, or its number behind that of the work. */
function nameByInfo(info: ComicInfo, title: string): string | null {
  if (info.title !== '' && info.series !== '') return info.title;
  const number = info.number || info.volume;
  return number === '' ? null : `${title} ${number}`;
}

/** Chapters under the names that the metadata in their own folders has for them. */
export function namedByInfos(
  infos: ComicInfos,
  chapters: readonly PageChapter[],
  title: string,
): readonly PageChapter[] {
  return chapters.map((chapter) => {
    const name = chapter.pages[0]?.name ?? '';
    // What lies above several chapters names none of them.
    const folder = chapters.length === 1 ? nearest(infos, name) : folderOf(name);
    const info = folder === undefined ? undefined : infos.get(folder);
    const own = info && nameByInfo(info, title);
    return own ? { ...chapter, name: own } : chapter;
  });
}
