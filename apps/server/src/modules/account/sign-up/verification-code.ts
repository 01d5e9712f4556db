import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { isCodeExpired, verificationCodeLength } from '@hanji/domain/forms/mail.ts';
import { verificationCode } from '#db/schema/account/credentials.ts';
import type { RequestContext } from '#http/request-context.ts';
import { foldEmail, keyedDigest } from '#modules/account/tokens/keyed-digest.ts';

type Place = Pick<RequestContext, 'db' | 'secrets' | 'now'>;

/** So often a code may be tried; then another one has to be asked for. */
const mostTries = 5;

/** An address, and the digest of what the browser that asked is known by. */
type Asked = { readonly to: string; readonly browser: string };

function digestsOf({ secrets }: Place, { to, browser }: Asked, code: string) {
  const asked = [foldEmail(to), browser];
  return {
    emailHash: keyedDigest(secrets, 'verificationCode.email', ...asked),
    codeHash: keyedDigest(secrets, 'verificationCode.code', ...asked, code),
  };
}

/**
 * A code of six digits for an address, in place of the one that this browser had before
 * (reading-service, section 5): whoever asks or tries elsewhere takes nobody's code away. Only a
 * keyed digest of it is kept.
 */
export async function makeVerificationCode(place: Place, asked: Asked): Promise<string> {
  const code = String(randomInt(10 ** verificationCodeLength)).padStart(
    verificationCodeLength,
    '0',
  );
  const { emailHash, codeHash } = digestsOf(place, asked, code);
  const made = { codeHash, sentAt: place.now(), tries: 0 };
  await place.db
    .insert(verificationCode)
    .values({ emailHash, ...made })
    .onConflictDoUpdate({ target: verificationCode.emailHash, set: made });
  return code;
}

/**
 * Tries a code: `right` once, for 10 minutes from when it was sent; `over` from then on, after five
 * tries, and where there is none. Every try is counted before it is compared, one after the other,
 * so that many at once are no more.
 */
export async function tryVerificationCode(
  place: Place,
  asked: Asked,
  code: string,
): Promise<'right' | 'wrong' | 'over'> {
  const { emailHash, codeHash } = digestsOf(place, asked, code);
  const isThis = eq(verificationCode.emailHash, emailHash);
  const [tried] = await place.db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(and(isThis, lt(verificationCode.tries, mostTries)))
    .returning();
  if (tried === undefined || isCodeExpired(tried.sentAt, place.now())) return 'over';
  if (!timingSafeEqual(tried.codeHash, codeHash)) return 'wrong';
  const used = await place.db
    .delete(verificationCode)
    .where(and(isThis, eq(verificationCode.codeHash, codeHash)))
    .returning({ tries: verificationCode.tries });
  return used.length === 1 ? 'right' : 'over';
}
