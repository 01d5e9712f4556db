import { desc } from 'drizzle-orm';
import type { OwnTitles } from '@hanji/contract/entities/creator.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import type { RequestContext } from '#http/request-context.ts';
import { creatorLimits } from '#modules/creator/creator-limits.ts';
import { usedTotalBytes } from '#modules/creator/uploads/used-of-limits.ts';
import { isOwn } from './find-own-title.ts';
import { ownTitleEntity, selectOwnTitles } from './own-title.ts';

/** All titles of a creator, the newest first, and what may be sent to them. */
export async function listOwnTitles(
  { db, prefix, settings }: RequestContext,
  memberId: string,
): Promise<OwnTitles> {
  const rows = await selectOwnTitles(db)
    .where(isOwn(db, memberId))
    .orderBy(desc(challengeTitle.id));
  const owner = rows[0]?.title.readerId ?? null;
  return {
    titles: rows.map((row) => ownTitleEntity(prefix, row)),
    limits: creatorLimits(settings),
    usedTotalBytes: owner === null ? 0 : await usedTotalBytes(db, owner),
  };
}
