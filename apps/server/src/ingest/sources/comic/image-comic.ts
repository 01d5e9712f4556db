import type { Archive } from '../../archive/open-archive.ts';
import { readComicInfo, type ComicInfo } from './comic-info.ts';
import type { FoundWork } from '../found-work.ts';
import type { Reading } from '../reading.ts';
import { groupPages } from './group-pages.ts';
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
  return info.number === '' ? title : `${title} ${info.number}`;
}

/** A comic from pictures and, if there is one, their ComicInfo.xml. */
export async function readImageComic({ files, name, digest, reading }: Origin): Promise<FoundWork> {
  const names = files.names.filter((file) => !isLitter(file));
  const infoName = names.find(isComicInfo);
  const info = infoName === undefined ? null : readComicInfo(await files.read(infoName));
  const title = info?.series || info?.title || readable(name);
  const pages: Page[] = names
    .filter((file) => isPictureName(file))
    .map((file) => ({ name: file, key: file, read: () => files.read(file) }));
  for (const place of names.filter((file) => !isPictureName(file) && !isComicInfo(file))) {
    reading.omissions.add({ kind: 'file', place, reason: 'is no picture' });
  }
  const { chapters, cover } = groupPages(pages, chapterName(info, title));
  const { strips } = await inspectPages(chapters, reading);
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
    orientation: info?.orientation ?? (strips ? 'TTB' : null),
    ...(cover === null
      ? {}
      : { cover: async () => pictureFile(cover.name, await files.read(cover.name)) }),
    chapters: chapters.map(foundChapter),
    notes: [],
  };
}
