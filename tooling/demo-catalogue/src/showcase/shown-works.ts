import type { Transaction } from '@hanji/server/db/executor.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { content } from '@hanji/server/db/schema/works/catalogue.ts';
import type { WorkLocale } from '#script.ts';
import type { Choice } from './section-draft.ts';

export type ShownWork = Pick<
  typeof content.$inferSelect,
  | 'id'
  | 'type'
  | 'importKey'
  | 'name'
  | 'description'
  | 'keyVisualId'
  | 'themeColor'
  | 'status'
  | 'restrictedAge'
  | 'original'
  | 'exclusive'
>;

/** The demo's works of one language and category that are visible, most read first. */
export async function shownWorks(
  db: Pick<Transaction, 'select'>,
  language: WorkLocale,
  category: ContentCategory,
): Promise<ShownWork[]> {
  const rows = await db
    .select({
      id: content.id,
      type: content.type,
      importKey: content.importKey,
      name: content.name,
      description: content.description,
      keyVisualId: content.keyVisualId,
      themeColor: content.themeColor,
      status: content.status,
      restrictedAge: content.restrictedAge,
      original: content.original,
      exclusive: content.exclusive,
    })
    .from(content)
    .where(
      and(
        eq(content.language, language),
        eq(content.category, category),
        isNotNull(content.publishedAt),
      ),
    )
    .orderBy(desc(content.totalViews), content.id);
  return rows.filter((row) => row.importKey.startsWith('demo:'));
}

export function isForEveryone(work: ShownWork): boolean {
  return work.restrictedAge !== 19;
}

/** Works of a choice; where too few fit, the most read ones follow. */
export function choose(works: readonly ShownWork[], choice: Choice, count: number): ShownWork[] {
  if (choice === 'mature') return works.filter((w) => !isForEveryone(w)).slice(0, count);
  const fits: Record<Exclude<Choice, 'mature'>, (w: ShownWork) => boolean> = {
    original: (w) => w.original,
    exclusive: (w) => w.exclusive,
    event: (w) => w.status === 'event',
    fresh: (w) => w.status === 'started',
    finished: (w) => w.status === 'completed',
    popular: () => true,
  };
  const open = works.filter(isForEveryone);
  const first = open.filter(fits[choice]);
  const least = Math.min(count, 3);
  return [
    ...first,
    ...open.filter((w) => !first.includes(w)).slice(0, Math.max(0, least - first.length)),
  ].slice(0, count);
}
