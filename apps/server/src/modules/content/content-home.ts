import type { ChapterList } from '@hanji/contract/entities/chapter.ts';
import type { ContentHome } from '@hanji/contract/entities/content.ts';
import type { ChapterUnit } from '@hanji/contract/vocabulary.ts';
import { secondsLeft } from '@hanji/domain/times/seconds-left.ts';
import type { Caller } from '#http/request/caller.ts';
import type { Title } from '#modules/catalogue/load-titles.ts';
import { readingOf, type Reading } from '#modules/readers/reading-state.ts';
import type { RequestContext } from '#http/request-context.ts';
import { admit, admitToTitle, type TitlePath } from './admission.ts';
import { chapterEntity } from './chapter-entity.ts';
import { contentEntity } from './content-entity.ts';
import type { SharedContentFacts } from './content-facts.ts';
import { chaptersOf } from './queries.ts';

async function readingBy(
  context: RequestContext,
  caller: Caller,
  title: Title,
): Promise<Reading | null> {
  const { reader } = caller;
  return reader.kind === 'visitor' ? null : readingOf(context.db, reader.memberId, title.id);
}

/** Content home (reading-service, section 3 "Content home response"). */
export async function readContentHome(
  context: RequestContext,
  path: TitlePath,
  caller: Caller,
  shared: SharedContentFacts,
): Promise<ContentHome> {
  const { title, rows, ...facts } = await shared.get(context, path, caller.client);
  admit(context, title, caller);
  const reading = await readingBy(context, caller, title);
  const now = context.now();
  return {
    ...facts,
    content: contentEntity(context, title, caller.reader.kind, reading),
    chapters: rows.map((row) => chapterEntity(context, title, row, reading)),
    promotions: facts.promotions.map(({ category, title: name, endAt, webLinkUrl }) => ({
      category,
      title: name,
      expireRemained: secondsLeft(endAt, now),
      webLinkUrl,
    })),
  };
}

/** All chapters of a unit, oldest first. */
export async function readChapters(
  context: RequestContext,
  path: TitlePath & { readonly chapterUnit: ChapterUnit },
  caller: Caller,
): Promise<ChapterList> {
  const title = await admitToTitle(context, path, caller);
  const [reading, rows] = await Promise.all([
    readingBy(context, caller, title),
    chaptersOf(context.db, title.id, path.chapterUnit, context.now()),
  ]);
  return { chapters: rows.map((row) => chapterEntity(context, title, row, reading)) };
}
