import { eq, inArray, sql } from 'drizzle-orm';
import { inTransaction, type Transaction } from '#db/executor.ts';
import { attempt } from '#db/schema/account/credentials.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';
import { keyedDigest } from '#modules/account/tokens/keyed-digest.ts';
import type { Attempt, AttemptLimit } from './limits.ts';

type Place = Pick<RequestContext, 'db' | 'now' | 'secrets'>;

/** An attempt that counts as failed until it is known. */
type Claimed = { readonly limit: AttemptLimit; readonly keyHash: Buffer; readonly retryAt: Date };

/** Beyond this the delay is the longest anyway, and numbers stay numbers. */
const mostDoublings = 20;

/**
 * Does what may be tried only so often. Each attempt counts as failed before it is made, so that of
 * many at once no more are made than one after the other could be. `work` gives null where it
 * failed; where it throws, nothing was tried.
 * @throws ApiFailure 429, with the seconds to wait, before `work` is done
 */
export async function limitAttempts<Result>(
  context: Place,
  attempts: readonly Attempt[],
  work: () => Promise<Result | null>,
): Promise<Result | null> {
  const claimed = await claim(context, attempts);
  let result: Result | null;
  try {
    result = await work();
  } catch (error) {
    await withdraw(context, claimed);
    throw error;
  }
  if (result !== null) {
    const cleared = claimed.filter(({ limit }) => limit.clearedBySuccess);
    await clear(context, cleared);
    await withdraw(
      context,
      claimed.filter((each) => !cleared.includes(each)),
    );
  }
  return result;
}

/**
 * Does what may be done only so often, where each time that it succeeds counts as a failure does
 * above; where it throws, nothing was done.
 * @throws ApiFailure 429, with the seconds to wait, before `work` is done
 */
export async function limitUses<Result>(
  context: Place,
  uses: readonly Attempt[],
  work: () => Promise<Result>,
): Promise<Result> {
  const claimed = await claim(context, uses);
  try {
    return await work();
  } catch (error) {
    await withdraw(context, claimed);
    throw error;
  }
}

/** All of them, or none. */
async function claim(context: Place, attempts: readonly Attempt[]): Promise<Claimed[]> {
  const now = context.now();
  return inTransaction(context.db, async (tx) => {
    const claimed: Claimed[] = [];
    for (const { limit, of } of attempts) {
      const keyHash = keyedDigest(context.secrets, `attempt ${limit.name}`, ...of);
      const retryAt = await claimOne(tx, { limit, keyHash }, now);
      if (retryAt === null) throw await tooMany(tx, keyHash, now);
      claimed.push({ limit, keyHash, retryAt });
    }
    return claimed;
  });
}

/** Null where one has to wait: whoever comes at once with others waits for their row. */
async function claimOne(
  tx: Transaction,
  { limit, keyHash }: Pick<Claimed, 'limit' | 'keyHash'>,
  now: Date,
): Promise<Date | null> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const every = sql`${limit.forgottenEvery}::float8`;
  const elapsed = sql`greatest(0, extract(epoch from ${moment} - ${attempt.lastFailedAt}))`;
  const forgotten = sql`least(${attempt.failures}, floor(${elapsed} / ${every}))`;
  const failures = sql`(${attempt.failures} - ${forgotten} + 1)`;
  // What is left of the time in which one is forgotten counts for the next.
  const countedFrom = sql`case when ${forgotten} < ${attempt.failures}
    then ${attempt.lastFailedAt} + ${forgotten} * ${every} * interval '1 second' else ${moment} end`;
  const [row] = await tx
    .insert(attempt)
    .values({
      keyHash,
      failures: 1,
      lastFailedAt: now,
      retryAt: sql`${moment} + ${delay(limit, sql`1`)}`,
    })
    .onConflictDoUpdate({
      target: attempt.keyHash,
      set: {
        failures,
        lastFailedAt: countedFrom,
        retryAt: sql`${moment} + ${delay(limit, failures)}`,
      },
      // Free ones wait for nothing: of many at once, one that began later may be stored before.
      setWhere: sql`${attempt.retryAt} <= ${moment} or ${attempt.failures} < ${limit.free}::int`,
    })
    .returning({ retryAt: attempt.retryAt });
  return row?.retryAt ?? null;
}

function delay({ free, firstDelay, longestDelay }: AttemptLimit, failures: ReturnType<typeof sql>) {
  return sql`case when ${failures} < ${free}::int then interval '0' else least(${longestDelay}::float8,
    ${firstDelay}::float8 * power(2, least(${failures} - ${free}::int, ${mostDoublings}::int)))
    * interval '1 second' end`;
}

async function tooMany(tx: Transaction, keyHash: Buffer, now: Date): Promise<ApiFailure> {
  const [row] = await tx
    .select({ retryAt: attempt.retryAt })
    .from(attempt)
    .where(eq(attempt.keyHash, keyHash));
  const waitMs = (row?.retryAt ?? now).getTime() - now.getTime();
  return new ApiFailure(429, 'tooManyTries', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
}

async function clear({ db }: Place, claimed: readonly Claimed[]): Promise<void> {
  if (claimed.length === 0) return;
  const keys = claimed.map(({ keyHash }) => keyHash);
  await db.delete(attempt).where(inArray(attempt.keyHash, keys));
}

/** As if these had not been tried; a delay that another has caused meanwhile stays. */
async function withdraw({ db, now }: Place, claimed: readonly Claimed[]): Promise<void> {
  for (const { keyHash, retryAt } of claimed) {
    await db
      .update(attempt)
      .set({
        failures: sql`greatest(0, ${attempt.failures} - 1)`,
        retryAt: sql`case when ${attempt.retryAt} = ${retryAt.toISOString()}::timestamptz
          then ${now().toISOString()}::timestamptz else ${attempt.retryAt} end`,
      })
      .where(eq(attempt.keyHash, keyHash));
  }
}
