import { desc, eq, gt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { RsaKeySet } from '@hanji/contract/entities/member.ts';
import type { RsaPurpose } from '@hanji/contract/vocabulary.ts';
import { inTransaction, type Executor } from '#db/executor.ts';
import { rsaKey, rsaSessionKey } from '#db/schema/account/credentials.ts';
import type { RequestContext } from '#http/request-context.ts';
import { newToken, tokenDigest } from '#modules/account/tokens/opaque-token.ts';
import { makePrivateKey, readPrivateKey, type RsaPair } from './rsa-pair.ts';

type Place = Pick<RequestContext, 'db' | 'now'>;

/** For so long a pair is handed out. */
const handedOutMs = 24 * 60 * 60 * 1000;
export const sessionKeyLifetimeMs = 5 * 60 * 1000;
/** After this no session key of a pair can be good any more. */
export const rsaKeyLifetimeMs = handedOutMs + 12 * sessionKeyLifetimeMs;

/** Any number that nothing else locks on: processes that start together keep one pair. */
const lockId = 4_100_000_004;

const pairs = new LRUCache<string, RsaPair>({ max: 8 });

async function pairOf(id: string, der: Uint8Array): Promise<RsaPair> {
  const found = pairs.get(id) ?? (await readPrivateKey(der));
  pairs.set(id, found);
  return found;
}

type KeyRow = typeof rsaKey.$inferSelect;

async function newestKey({ db, now }: Place): Promise<KeyRow | null> {
  const [newest] = await db
    .select()
    .from(rsaKey)
    .where(gt(rsaKey.createdAt, new Date(now().getTime() - handedOutMs)))
    .orderBy(desc(rsaKey.createdAt))
    .limit(1);
  return newest ?? null;
}

async function keepNewKey(place: Place): Promise<KeyRow> {
  const privateKey = await makePrivateKey();
  return inTransaction(place.db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockId})`);
    const ofAnother = await newestKey({ ...place, db: tx });
    if (ofAnother !== null) return ofAnother;
    const [kept] = await tx
      .insert(rsaKey)
      .values({ privateKey, createdAt: place.now() })
      .returning();
    if (kept === undefined) throw new Error('the key was not stored');
    return kept;
  });
}

/** Making a pair takes a processor a while: of who asks meanwhile nobody makes another. */
const making = new WeakMap<Executor, Promise<KeyRow>>();

async function currentKey(place: Place): Promise<KeyRow> {
  const newest = await newestKey(place);
  if (newest !== null) return newest;
  const made = making.get(place.db) ?? keepNewKey(place).finally(() => making.delete(place.db));
  making.set(place.db, made);
  return made;
}

/**
 * The public key of the day, which all processes share, and a session key that works once within
 * five minutes, for one purpose.
 */
export async function handOutKeys(place: Place, purpose: RsaPurpose): Promise<RsaKeySet> {
  const { id, privateKey } = await currentKey(place);
  const { modulus, exponent } = await pairOf(id, privateKey);
  const sessionKey = newToken();
  await place.db.insert(rsaSessionKey).values({
    keyHash: tokenDigest(sessionKey),
    rsaKeyId: id,
    purpose,
    expiresAt: new Date(place.now().getTime() + sessionKeyLifetimeMs),
  });
  return { publicKeyModulus: modulus, publicKeyExponent: exponent, sessionKey };
}

/**
 * The pair that a session key came with; null where it is unknown, used, run out or for another
 * purpose. However that is, it is used now; of many at once one gets it.
 */
export async function takePair(
  { db, now }: Place,
  purpose: RsaPurpose,
  sessionKey: string,
): Promise<RsaPair | null> {
  const [taken] = await db
    .delete(rsaSessionKey)
    .where(eq(rsaSessionKey.keyHash, tokenDigest(sessionKey)))
    .returning();
  if (taken === undefined) return null;
  if (taken.purpose !== purpose || taken.expiresAt.getTime() <= now().getTime()) return null;
  const known = pairs.get(taken.rsaKeyId);
  if (known !== undefined) return known;
  const [row] = await db.select().from(rsaKey).where(eq(rsaKey.id, taken.rsaKeyId));
  return row === undefined ? null : pairOf(row.id, row.privateKey);
}
