import { and, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { oneTimeToken, type OneTimeKind } from '#db/schema/account/credentials.ts';
import type { RequestContext } from '#http/request-context.ts';
import { newToken, tokenDigest } from './opaque-token.ts';

type Place = Pick<RequestContext, 'db' | 'now'>;

type NewOneTimeToken = {
  readonly kind: OneTimeKind;
  /** The token goes with the account of this member. */
  readonly memberId?: string;
  /** What `takeOneTimeToken` gives back. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly lifetimeMs: number;
};

export type TakenToken<Data> = { readonly memberId: string | null; readonly data: Data };

/** A token that is taken once within its time; of it the database has the SHA-256 alone. */
export async function makeOneTimeToken(
  { db, now }: Place,
  { kind, memberId, data = {}, lifetimeMs }: NewOneTimeToken,
): Promise<string> {
  const token = newToken();
  const createdAt = now();
  await db.insert(oneTimeToken).values({
    tokenHash: tokenDigest(token),
    kind,
    memberId: memberId ?? null,
    data: JSON.stringify(data),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifetimeMs),
  });
  return token;
}

/**
 * What was remembered under a token of a kind; null where it is unknown, of another kind, used or
 * has run out. Of many at once one gets it. Within a unit that fails it is as if nobody had asked.
 */
export async function takeOneTimeToken<Schema extends z.ZodType>(
  { db, now }: Place,
  kind: OneTimeKind,
  token: string,
  schema: Schema,
): Promise<TakenToken<z.output<Schema>> | null> {
  const isThis = and(eq(oneTimeToken.tokenHash, tokenDigest(token)), eq(oneTimeToken.kind, kind));
  await lockAccountOf(db, isThis);
  const [taken] = await db.delete(oneTimeToken).where(isThis).returning();
  if (taken === undefined || taken.expiresAt.getTime() <= now().getTime()) return null;
  return { memberId: taken.memberId, data: schema.parse(JSON.parse(taken.data)) };
}

/**
 * Within a unit the account comes before its token, as where an account drops what was handed out
 * for it: the other way round two links of one account would wait for each other.
 */
async function lockAccountOf(db: Executor, isThis: SQL | undefined): Promise<void> {
  const whose = db.select({ id: oneTimeToken.memberId }).from(oneTimeToken).where(isThis);
  await db
    .select({ id: member.id })
    .from(member)
    .where(inArray(member.id, whose))
    .for('no key update');
}

/** Whether a token could be taken now: for what costs much and is only done for who has one. */
export async function isOneTimeTokenGood(
  { db, now }: Place,
  kind: OneTimeKind,
  token: string,
): Promise<boolean> {
  const count = await db.$count(
    oneTimeToken,
    and(
      eq(oneTimeToken.tokenHash, tokenDigest(token)),
      eq(oneTimeToken.kind, kind),
      gt(oneTimeToken.expiresAt, now()),
    ),
  );
  return count === 1;
}

/** Forgets what a member was handed of these kinds: it opens nothing any more. */
export async function dropOneTimeTokens(
  db: Executor,
  memberId: string,
  kinds: readonly OneTimeKind[],
): Promise<void> {
  await db
    .delete(oneTimeToken)
    .where(and(eq(oneTimeToken.memberId, memberId), inArray(oneTimeToken.kind, [...kinds])));
}
