import type { ChapterList } from '@hanji/contract/entities/chapter.ts';
import type { ContentHome } from '@hanji/contract/entities/content.ts';
import type { ChapterUnit } from '@hanji/contract/vocabulary.ts';
import { JsonAnswer } from '#http/answer/answer.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { admit, admitToTitle, type TitlePath } from '#modules/admission/admission.ts';
import { chapterEntity, ownState } from '#modules/content/chapter-entity.ts';
import { markVisited } from '#modules/library/mark-visited.ts';
import type { SharedContentFacts } from './content-facts.ts';
import { chaptersOf } from '#modules/content/unit-chapters.ts';

/** Content home (reading-service, section 3 "Content home response"). */
export async function readContentHome(
  context: RequestContext,
  path: TitlePath,
  caller: Caller,
  shared: SharedContentFacts,
): Promise<JsonAnswer<ContentHome>> {
  const { title, text } = await shared.get(context, path, caller.client);
  admit(context, title, caller);
  await markVisited(context, title, caller);
  return new JsonAnswer(text.writtenFor(caller.reader.kind, caller.reading));
}

/** All chapters of a unit, oldest first. */
export async function readChapters(
  context: RequestContext,
  path: TitlePath & { readonly chapterUnit: ChapterUnit },
  caller: Caller,
): Promise<ChapterList> {
  const title = await admitToTitle(context, path, caller);
  const rows = await chaptersOf(context.db, title.id, path.chapterUnit, context.now());
  return {
    chapters: rows.map((row) =>
      chapterEntity(context, title, row, ownState(caller.reading, row.chapter.id)),
    ),
  };
}
