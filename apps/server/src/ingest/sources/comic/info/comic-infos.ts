import { morePeople, sortPeople } from '#ingest/facts/people.ts';
import { ImportError, TooLargeError } from '#ingest/import-error.ts';
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

/** Of one file: with every field there is, 20,000 pages take less. */
const mostBytes = 4 * 1024 * 1024;

function readInfo(bytes: Uint8Array, name: string, files: number): ComicInfo {
  if (bytes.length > mostBytes) throw new TooLargeError(`${name} is over 4 MiB long`);
  const info = readComicInfo(bytes);
  // What is said of pages that there cannot be, or said again, would only be kept.
  const pages = new Map(
    info.pages.filter(({ image }) => image < files).map((page) => [page.image, page]),
  );
  return { ...info, pages: [...pages.values()] };
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
      const folder = folderOf(name);
      const beside = names.filter((file) => file.startsWith(folder));
      infos.set(folder, readInfo(bytes, name, beside.length));
      takeDownUndecodable(bytes, name, omissions);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      const reason = error instanceof TooLargeError ? 'is too large to be read' : 'cannot be read';
      omissions.add({ kind: 'metadata', place: name, reason });
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
  const named = all.flatMap(({ authors, contributors }) => [...authors, ...contributors]);
  const sorted = sortPeople(named);
  return {
    ...first,
    ...sorted,
    ...(last?.status === undefined ? {} : { status: last.status }),
    unplaced: [
      ...new Set([...all.flatMap(({ unplaced }) => unplaced), ...morePeople(named, sorted)]),
    ],
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
