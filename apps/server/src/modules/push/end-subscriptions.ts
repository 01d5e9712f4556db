import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#db/executor.ts';
import { pushSubscription } from '#db/schema/account/push.ts';

/** Browsers that did not come back for so long are let go; those of nobody sooner. */
const keptMs = 180 * 86_400_000;
const keptOfNobodyMs = 30 * 86_400_000;

type Ended =
  | { readonly sessionHash: Uint8Array }
  | { readonly memberId: string; readonly but?: Uint8Array };

/** Sends nothing more to browsers in which a session has ended: one, or a member's but one. */
export async function endSubscriptions(db: Executor, ended: Ended): Promise<void> {
  const { memberId, sessionHash } = pushSubscription;
  const isOver =
    'sessionHash' in ended
      ? eq(sessionHash, ended.sessionHash)
      : and(
          eq(memberId, ended.memberId),
          ended.but && sql`${sessionHash} is distinct from ${sql.param(ended.but, sessionHash)}`,
        );
  await db.delete(pushSubscription).where(isOver);
}

/** Lets go of browsers that did not come back. */
export async function sweepSubscriptions(tx: Transaction, now: Date): Promise<void> {
  const { confirmedAt, memberId } = pushSubscription;
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const isNobodys = and(isNull(memberId), lt(confirmedAt, before(keptOfNobodyMs)));
  await tx.delete(pushSubscription).where(or(lt(confirmedAt, before(keptMs)), isNobodys));
}
