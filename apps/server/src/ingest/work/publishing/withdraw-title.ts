import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { content } from '#db/schema/works/catalogue.ts';

/** Takes a title back from readers; false where it is not shown. Importing it again shows it. */
export async function withdrawTitle(
  executor: Executor,
  contentId: number,
  now: Date,
): Promise<boolean> {
  const withdrawn = await executor
    .update(content)
    .set({ withdrawnAt: now })
    .where(and(eq(content.id, contentId), isNull(content.withdrawnAt)))
    .returning({ id: content.id });
  return withdrawn.length > 0;
}
