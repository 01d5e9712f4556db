import type { Archive } from '../../archive/archive.ts';
import { readComicInfo, type ComicInfo } from './comic-info.ts';
import type { FoundWork } from '../found-work.ts';
import type { Reading } from '../reading.ts';
import { groupPages } from './group-pages.ts';
import { partByBookmarks, toldPages } from './told-pages.ts';
import { ImportError } from '../../import-error.ts';
import { foundChapter, inspectPages, type Page } from './page-chapters.ts';
import { isLitter, isPictureName, pictureFile } from '../../picture/picture-file.ts';

/** Files by name, from an archive or a folder. */
export type NamedFiles = Pick<Archive, 'names' | 'read'>;

type Origin = {
  readonly files: NamedFiles;
  /** The file's or folder's name without its ending. */
  readonly name: string;
  readonly digest: string;
  readonly reading: Reading;
};

function isComicInfo(name: string): boolean {
  return /(?:^|\/)ComicInfo\.xml$/i.test(name);
}

function readable(name: string): string {
  return name.replaceAll(/[_]+/g, ' ').trim();
}

function chapterName(info: ComicInfo | null, title: string): string {
  if (info === null) return title;
  if (info.title !== '' && info.series !== '') return info.title;
  const number = info.number || info.volume;
  return number === '' ? title : `${title} ${number}`;
}

/** The metadata beside the pages; a broken file of it costs no page. */
async function infoIn(
  files: NamedFiles,
  name: string | undefined,
  { omissions }: Reading,
): Promise<ComicInfo | null> {
  if (name === undefined) return null;
  try {
    return readComicInfo(await files.read(name));
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    omissions.add({ kind: 'metadata', place: name, reason: 'cannot be read' });
    return null;
  }
}

function notesOf(info: ComicInfo | null): string[] {
  if (info === null || info.unplaced.length === 0) return [];
  return [`ComicInfo.xml also has ${info.unplaced.join(', ')}, for which there is no place here`];
}

/** A comic from pictures and, if there is one, their ComicInfo.xml. */
export async function readImageComic({ files, name, digest, reading }: Origin): Promise<FoundWork> {
  const names = files.names.filter((file) => !isLitter(file));
  const infoName = names.find(isComicInfo);
  const info = await infoIn(files, infoName, reading);
  const title = info?.series || info?.title || readable(name);
  const pages: Page[] = names
    .filter((file) => isPictureName(file))
    .map((file) => ({ name: file, key: file, read: () => files.read(file) }));
  for (const place of names.filter((file) => !isPictureName(file) && !isComicInfo(file))) {
    reading.omissions.add({ kind: 'file', place, reason: 'is no picture' });
  }
  const told = toldPages(pages, info?.pages ?? [], reading);
  const grouped = groupPages(told.pages, chapterName(info, title));
  const chapters = partByBookmarks(grouped.chapters, told.bookmarks);
  const cover = told.cover ?? grouped.cover;
  const inspected = await inspectPages(chapters, reading);
  return {
    kind: 'comic',
    key: `images:${name}:${title}`,
    identified: false,
    digest,
    title,
    authors: info?.authors ?? [],
    language: info?.language ?? '',
    description: info?.summary ?? '',
    publisher: info?.publisher ?? '',
    subjects: info?.genres ?? [],
    ...(info?.age === undefined ? {} : { age: info.age }),
    orientation: info?.orientation ?? (inspected.strips ? 'TTB' : null),
    ...(cover === null
      ? {}
      : { cover: async () => pictureFile(cover.name, await files.read(cover.name)) }),
    chapters: chapters.map((chapter) => foundChapter(chapter, inspected, reading)),
    notes: notesOf(info),
  };
}
