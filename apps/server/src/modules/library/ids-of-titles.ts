import { inArray } from 'drizzle-orm';
import type { LibraryTitle } from '@hanji/contract/calls/library.ts';
import type { Executor } from '#db/executor.ts';
import { content } from '#db/schema/works/catalogue.ts';

/** Those that there are of the type by which they are named, out or not. */
export async function idsOfTitles(
  db: Executor,
  titles: readonly LibraryTitle[],
): Promise<number[]> {
  const asked = titles.map(({ contentId }) => contentId);
  const rows = await db
    .select({ id: content.id, type: content.type })
    .from(content)
    .where(inArray(content.id, asked));
  const typeOf = new Map(rows.map(({ id, type }) => [id, type]));
  return titles
    .filter(({ contentId, contentType }) => typeOf.get(contentId) === contentType)
    .map(({ contentId }) => contentId);
}
