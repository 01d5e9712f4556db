import { and, eq } from 'drizzle-orm';
import type { OfferPartner } from '@hanji/contract/offerwall-vocabulary.ts';
import type { Executor } from '#db/executor.ts';
import { offerUser } from '#db/schema/wallet/offerwall.ts';

/** By which a partner knows a member, drawn where there was none. */
export async function userKeyOf(
  db: Executor,
  memberId: string,
  partner: OfferPartner,
): Promise<string> {
  const known = and(eq(offerUser.memberId, memberId), eq(offerUser.partner, partner));
  const read = () => db.select({ key: offerUser.key }).from(offerUser).where(known);
  const [found] = await read();
  if (found !== undefined) return found.key;
  await db.insert(offerUser).values({ memberId, partner }).onConflictDoNothing();
  const [made] = await read();
  if (made === undefined) throw new Error('the key was not stored');
  return made.key;
}

/** Whom a partner means; null where it is nobody, or whom another partner knows so. */
export async function memberOfKey(
  db: Executor,
  partner: OfferPartner,
  key: string,
): Promise<string | null> {
  const [found] = await db
    .select({ memberId: offerUser.memberId })
    .from(offerUser)
    .where(and(eq(offerUser.key, key), eq(offerUser.partner, partner)));
  return found?.memberId ?? null;
}
