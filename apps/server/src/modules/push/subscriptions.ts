import { createECDH } from 'node:crypto';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { PushSubscription } from '@hanji/contract/entities/push.ts';
import { editionOfLocale } from '@hanji/contract/editions.ts';
import type { Transaction } from '#db/executor.ts';
import { pushSubscription } from '#db/schema/account/push.ts';
import { ApiFailure, badRequest } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import type { Caller } from '#http/request/caller.ts';
import { visitorKey } from '#modules/readers/visitor-key.ts';
import { isPushAddress } from '#ports/push/push-hosts.ts';

type Who = Pick<Caller, 'reader' | 'client' | 'ip'>;
type Given = {
  readonly subscription: PushSubscription;
  readonly userId?: string | null | undefined;
};

/** More browsers than anybody has, and enough for the visitors of a network. */
const mostBrowsers = 20;

/** @throws ApiFailure 401, 403 where the userId is not that of who calls */
function assertOwn({ reader }: Who, userId: string | null | undefined): void {
  if (reader.kind === 'visitor') {
    if (typeof userId === 'string') throw new ApiFailure(401, 'signInRequired');
  } else if (userId !== reader.memberId) {
    throw new ApiFailure(403, 'notYours');
  }
}

/** @throws ApiFailure 400 for a key that nothing can be encrypted with */
function assertKey(p256dh: string): void {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(p256dh, 'base64url');
  } catch {
    throw badRequest('subscription.keys.p256dh is no point of P-256');
  }
}

function ownerOf({ secrets }: RequestContext, { reader, ip }: Who) {
  return reader.kind === 'visitor'
    ? { memberId: null, sessionHash: null, visitorKey: visitorKey(secrets, ip) }
    : {
        memberId: reader.memberId,
        sessionHash: Buffer.from(reader.sessionDigest, 'hex'),
        visitorKey: null,
      };
}

type Owner = ReturnType<typeof ownerOf>;

function isOf({ memberId, visitorKey: key }: Owner) {
  return memberId === null
    ? eq(pushSubscription.visitorKey, key ?? '')
    : eq(pushSubscription.memberId, memberId);
}

function hasKeys({ p256dh, auth }: PushSubscription['keys']) {
  return sql`(${eq(pushSubscription.p256dh, p256dh)} and ${eq(pushSubscription.auth, auth)})`;
}

/**
 * Sends notices to a browser from now on. A browser that somebody else subscribed with is theirs no
 * more; only it has the keys by which that is told.
 * @throws ApiFailure 400 for an address of no known push service, 409 for one with other keys
 */
export async function subscribe(
  context: RequestContext,
  { subscription, userId }: Given,
  who: Who,
  { replaces }: { readonly replaces: boolean },
): Promise<null> {
  assertOwn(who, userId);
  const { endpoint, keys } = subscription;
  if (!isPushAddress(endpoint, context.settings.push.hosts)) {
    throw badRequest('subscription.endpoint is of no push service that is known here');
  }
  assertKey(keys.p256dh);
  const { locale, timeZone } = who.client;
  const owner = ownerOf(context, who);
  const facts = {
    ...keys,
    ...owner,
    edition: context.origin.edition ?? editionOfLocale[locale],
    locale,
    timeZone,
    confirmedAt: context.now(),
  };
  await inUnit(context, async ({ db }) => {
    const kept = await db
      .insert(pushSubscription)
      .values({ endpoint, ...facts })
      .onConflictDoUpdate({
        target: pushSubscription.endpoint,
        set: facts,
        setWhere: sql`${hasKeys(keys)} or ${isOf(owner)}`,
      })
      .returning({ id: pushSubscription.id });
    if (kept.length === 0) throw new ApiFailure(409, 'notYours');
    if (replaces) await dropOthersOf(db, owner, endpoint);
    await dropSurplus(db, owner);
  });
  return null;
}

/** A session is one browser's, which has one subscription. */
async function dropOthersOf(db: Transaction, owner: Owner, endpoint: string): Promise<void> {
  if (owner.sessionHash === null) return;
  await db
    .delete(pushSubscription)
    .where(
      and(
        eq(pushSubscription.sessionHash, owner.sessionHash),
        ne(pushSubscription.endpoint, endpoint),
      ),
    );
}

async function dropSurplus(db: Transaction, owner: Owner): Promise<void> {
  const surplus = db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(isOf(owner))
    .orderBy(desc(pushSubscription.confirmedAt), pushSubscription.id)
    .offset(mostBrowsers);
  await db.delete(pushSubscription).where(inArray(pushSubscription.id, surplus));
}

/** Sends nothing more to a browser of the caller's. */
export async function unsubscribe(
  context: RequestContext,
  { endpoint, userId }: { readonly endpoint: string; readonly userId?: string | undefined },
  who: Who,
): Promise<null> {
  assertOwn(who, userId);
  const { reader } = who;
  const isOwn =
    reader.kind === 'visitor'
      ? isNull(pushSubscription.memberId)
      : eq(pushSubscription.memberId, reader.memberId);
  await context.db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.endpoint, endpoint), isOwn));
  return null;
}
