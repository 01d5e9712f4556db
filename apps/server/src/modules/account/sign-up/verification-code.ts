import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { isCodeExpired, verificationCodeLength } from '@hanji/domain/forms/mail.ts';
import { verificationCode } from '#db/schema/credentials.ts';
import type { RequestContext } from '#http/request-context.ts';
import { foldEmail, keyedDigest } from '#modules/account/tokens/keyed-digest.ts';

type Place = Pick<RequestContext, 'db' | 'secrets' | 'now'>;

/** So often a code may be tried; then another one has to be asked for. */
const mostTries = 5;

function digestsOf({ secrets }: Place, email: string, code: string) {
  const folded = foldEmail(email);
  return {
    emailHash: keyedDigest(secrets, 'verificationCode.email', folded),
    codeHash: keyedDigest(secrets, 'verificationCode.code', folded, code),
  };
}

/**
 * A code of six digits for an address, in place of the one before (reading-service, section 5).
 * Only a keyed digest of it is kept.
 */
export async function makeVerificationCode(place: Place, email: string): Promise<string> {
  const code = String(randomInt(10 ** verificationCodeLength)).padStart(
    verificationCodeLength,
    '0',
  );
  const { emailHash, codeHash } = digestsOf(place, email, code);
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
  email: string,
  code: string,
): Promise<'right' | 'wrong' | 'over'> {
  const { emailHash, codeHash } = digestsOf(place, email, code);
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
