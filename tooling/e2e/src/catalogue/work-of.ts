import { createHash } from 'node:crypto';
import type { ChapterSource, PictureSource, WorkSource } from '@hanji/server/ingest/work-source.ts';
import { drawPage } from './drawn-page.ts';
import { novelChapterBook } from './novel-chapter-book.ts';
import type { PlannedChapter, PlannedTitle } from './planned-title.ts';

const day = 86_400_000;
const firstDay = Date.UTC(2026, 0, 5);

function importKeyOf({ language, key }: PlannedTitle): string {
  return `journeys:${language}:${key}`;
}

/** Cannot be mistaken for a page: no chapter of a plan has this number. */
const coverChapter = 63;

async function* pagesOf(title: PlannedTitle, chapter: number, count: number) {
  const size = title.pageSize ?? { width: 360, height: 480 };
  for (let page = 1; page <= count; page += 1) {
    const key = `${chapter}/${page} ${size.width}x${size.height}`;
    yield { key, picture: () => Promise.resolve(drawPage({ chapter, page }, size)) };
  }
}

function bodyOf(
  title: PlannedTitle,
  chapter: PlannedChapter,
  index: number,
): ChapterSource['body'] {
  const { text, pages = 0 } = chapter;
  if (text === undefined) return { kind: 'images', pages: () => pagesOf(title, index, pages) };
  return { kind: 'epub', book: novelChapterBook(title, chapter.name, text) };
}

/** The planned title as what the service takes in. */
export function workOf(title: PlannedTitle): WorkSource {
  const picture = (width: number, height: number) => (): Promise<PictureSource> =>
    Promise.resolve(drawPage({ chapter: coverChapter, page: 1 }, { width, height }));
  return {
    importKey: importKeyOf(title),
    digest: createHash('sha256').update(JSON.stringify(title)).digest('hex'),
    keys: 'given',
    type: title.type,
    language: title.language,
    name: title.name,
    description: title.description,
    status: 'started',
    genres: title.genres,
    authors: [{ name: title.author, role: 'writer' }],
    ...title.facts,
    publisherName: 'Hanji',
    publishDays: [1, 4],
    restrictedAge: title.restrictedAge ?? 0,
    orientation: title.orientation,
    ...(title.sideways && { sideways: true }),
    chapterUnit: 'episode',
    coinUsable: true,
    totalViews: title.totalViews,
    ...(title.rentExpireAt && { rentExpireAt: title.rentExpireAt }),
    cover: picture(360, 480),
    keyVisual: picture(720, 405),
    chapters: title.chapters.map((chapter, index) => ({
      key: `${chapter.unit} ${chapter.name}`,
      unit: chapter.unit,
      name: chapter.name,
      publishedAt: new Date(firstDay + index * day),
      sales: chapter.sales,
      body: bodyOf(title, chapter, index),
    })),
  };
}
