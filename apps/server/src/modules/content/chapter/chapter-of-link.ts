import { and, eq } from 'drizzle-orm';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { TitlePath } from '#modules/admission/admission.ts';
import { isChapterOut, isTitleOut } from '#modules/catalogue/out.ts';

/** Which chapter a link within a work leads to, by the key that an import gave it. */
export async function findChapterOfLink(
  context: RequestContext,
  { contentType, contentId }: TitlePath,
  key: string,
): Promise<{ chapterId: number }> {
  const [found] = await context.db
    .select({ chapterId: chapter.id })
    .from(chapter)
    .innerJoin(content, eq(content.id, chapter.contentId))
    .where(
      and(
        eq(chapter.contentId, contentId),
        eq(chapter.importKey, key),
        eq(content.type, contentType),
        isTitleOut(),
        isChapterOut(context.now()),
      ),
    );
  if (found === undefined) throw new ApiFailure(404, 'chapterNotFound');
  return found;
}
