import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { OwnTitle } from '@hanji/contract/entities/creator.ts';
import type { Executor } from '#db/executor.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext, UnitContext } from '#http/request-context.ts';
import { ownTitleEntity, selectOwnTitles } from './own-title.ts';

/** Only titles of this member, and none that is deleted: every query of the desk goes through it. */
export function isOwn(db: Executor, memberId: string): SQL | undefined {
  const own = db.select({ id: reader.id }).from(reader).where(eq(reader.memberId, memberId));
  return and(eq(challengeTitle.readerId, own), isNull(challengeTitle.deletedAt));
}

/** @throws ApiFailure 404 for what is another's, deleted or never was: nobody learns which */
export async function readOwnTitle(
  { db, prefix }: RequestContext,
  memberId: string,
  contentId: number,
): Promise<OwnTitle> {
  const [row] = await selectOwnTitles(db).where(
    and(eq(challengeTitle.id, contentId), isOwn(db, memberId)),
  );
  if (row === undefined) throw new ApiFailure(404, 'contentNotFound');
  return ownTitleEntity(prefix, row);
}

/**
 * Keeps a title as it is until the transaction ends; whoever changes chapters of it locks these first.
 * @throws ApiFailure 404 as {@link readOwnTitle}
 */
export async function lockOwnTitle(
  { db }: UnitContext,
  memberId: string,
  contentId: number,
): Promise<typeof challengeTitle.$inferSelect> {
  const [row] = await db
    .select()
    .from(challengeTitle)
    .where(and(eq(challengeTitle.id, contentId), isOwn(db, memberId)))
    .for('no key update');
  if (row === undefined) throw new ApiFailure(404, 'contentNotFound');
  return row;
}

/**
 * The same for a change that was made on a revision of it.
 * @throws ApiFailure 409 with what it is by now, where that is another
 */
export async function lockTitleOnRevision(
  unit: UnitContext,
  memberId: string,
  { contentId, revision }: { readonly contentId: number; readonly revision: number },
): Promise<typeof challengeTitle.$inferSelect> {
  const title = await lockOwnTitle(unit, memberId, contentId);
  if (title.revision === revision) return title;
  const newerTitle = await readOwnTitle(unit, memberId, contentId);
  throw new ApiFailure(409, 'changedElsewhere', { newerTitle });
}
