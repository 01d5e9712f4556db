import type { WorkInfo } from './info/acbf.ts';
import { acbfPath, openAcbf, orderByAcbf, type FoundAcbf } from './info/acbf-pages.ts';
import type { ComicInfo } from './info/comic-info.ts';
import {
  infoOfWork,
  isComicInfo,
  namedByInfos,
  readComicInfos,
  listedByInfos,
  type ComicInfos,
} from './info/comic-infos.ts';
import type { FoundFacts, FoundWork } from '#ingest/found-work.ts';
import type { Reading } from '#ingest/reading.ts';
import { groupPages } from './group-pages.ts';
import type { NamedFiles } from './named-files.ts';
import { partByBookmarks } from './info/listed-pages.ts';
import { foundChapter, inspectPages, type Page } from './page-chapters.ts';
import { isLitter, isPictureName, pictureFile } from '../../picture/picture-file.ts';

type Origin = {
  readonly files: NamedFiles;
  /** The file's or folder's name without its ending. */
  readonly name: string;
  readonly digest: string;
  readonly reading: Reading;
};

/** A name of a file as a title. */
export function readable(name: string): string {
  return name.replaceAll(/[_]+/g, ' ').trim();
}

function notesOf(info: ComicInfo | null): string[] {
  if (info === null || info.unplaced.length === 0) return [];
  return [`ComicInfo.xml also has ${info.unplaced.join(', ')}, for which there is no place here`];
}

type InfoFacts = Pick<
  FoundWork,
  'authors' | 'language' | 'description' | 'publisher' | 'subjects' | 'status' | 'age'
>;

/** What a document beside the pictures says of them; nothing where there is none. */
function factsOfInfo(info: WorkInfo | null): InfoFacts & FoundFacts {
  if (info === null) {
    return { authors: [], language: '', description: '', publisher: '', subjects: [] };
  }
  const { authors, language, summary, publisher, genres, contributors, group, status, age } = info;
  return {
    authors,
    language,
    description: summary,
    publisher,
    subjects: genres,
    contributors,
    ...(group === null ? {} : { series: group }),
    ...(status === undefined ? {} : { status }),
    ...(age === undefined ? {} : { age }),
  };
}

function pagesOf(files: NamedFiles, names: readonly string[]): readonly Page[] {
  return names
    .filter((file) => isPictureName(file))
    .map((file) => ({
      name: file,
      key: file,
      read: () => files.read(file),
      size: files.size?.(file),
    }));
}

function takeDownOthers(names: readonly string[], acbf: string | null, reading: Reading): void {
  for (const place of names) {
    if (isPictureName(place) || isComicInfo(place) || place === acbf) continue;
    reading.omissions.add({ kind: 'file', place, reason: 'is no picture' });
  }
}

type ComicOrigin = {
  readonly infos: ComicInfos;
  readonly book: FoundAcbf | null;
  readonly pages: readonly Page[];
  readonly title: string;
  readonly reading: Reading;
};

/** Chapters by an ACBF document, which has an order of its own, otherwise by folders. */
function chaptersOf({ infos, book, pages, title, reading }: ComicOrigin) {
  const listed = listedByInfos(infos, pages, reading);
  const ordered = book && orderByAcbf(book, listed.pages, reading);
  if (ordered && ordered.pages.length > 0) {
    const whole = namedByInfos(infos, [{ key: '', name: title, pages: ordered.pages }], title);
    return { chapters: partByBookmarks(whole, ordered.bookmarks), cover: ordered.cover };
  }
  const grouped = groupPages(listed.pages, title);
  const named = namedByInfos(infos, grouped.chapters, title);
  return {
    chapters: partByBookmarks(named, listed.bookmarks),
    cover: listed.cover ?? grouped.cover,
  };
}

/** A comic from pictures and, if there is one, the ComicInfo.xml or ACBF document beside them. */
export async function readImageComic({ files, name, digest, reading }: Origin): Promise<FoundWork> {
  const names = files.names.filter((file) => !isLitter(file));
  const infos = await readComicInfos(files, names, reading);
  const comicInfo = infoOfWork(infos);
  const acbf = acbfPath(names);
  const book = await openAcbf(files, acbf, reading);
  const info = comicInfo ?? book?.info ?? null;
  const title = info?.series || info?.title || readable(name);
  const pages = pagesOf(files, names);
  takeDownOthers(names, acbf, reading);
  const { chapters, cover } = chaptersOf({ infos, book, pages, title, reading });
  const inspected = await inspectPages(chapters, reading);
  return {
    kind: 'comic',
    key: `images:${name}:${title}`,
    identified: false,
    digest,
    title,
    ...factsOfInfo(info),
    orientation: info?.orientation ?? (inspected.strips ? 'TTB' : null),
    ...(cover === null
      ? {}
      : { cover: async () => pictureFile(cover.name, await files.read(cover.name)) }),
    chapters: chapters.map((chapter) => foundChapter(chapter, inspected, reading)),
    notes: notesOf(comicInfo),
  };
}
