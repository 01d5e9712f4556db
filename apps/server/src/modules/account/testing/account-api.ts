import type { RsaKeySet } from '@hanji/contract/entities/member.ts';
import type { EditionId } from '@hanji/contract/editions.ts';
import { certifiedEmailCookie, verificationCookie } from '@hanji/contract/headers.ts';
import type { RsaPurpose } from '@hanji/contract/vocabulary.ts';
import type { Database } from '#db/client.ts';
import type { OriginContext } from '#http/request-context.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { handOutKeys } from '#modules/account/credentials/rsa-keys.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { encryptPassword } from './encrypt-password.ts';
import { deliverMails, codeIn } from './mails.ts';

/** The value that an answer gives a cookie; null where it gives none. */
export function cookieIn(headers: Readonly<Record<string, unknown>>, name: string): string | null {
  const set = [headers['set-cookie'] ?? []].flat().map(String);
  const found = set.find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? null : (/^[^=]+=([^;]*)/.exec(found)?.[1] ?? null);
}

/** The API of an edition whose clock tests move, asked as a client asks to open accounts. */
export async function openAccountApi(db: Database, edition: EditionId) {
  let passedMs = 0;
  const context: OriginContext = {
    ...(await testContext(db, { edition })),
    now: () => new Date(testNow.getTime() + passedMs),
  };
  const ask = asker(await openTestApi(context), context);

  async function encrypted(purpose: RsaPurpose, password: string): Promise<Record<string, string>> {
    const keys: RsaKeySet = await handOutKeys(context, purpose);
    return { ...encryptPassword(keys, { password }) };
  }

  /** Certifies an address by the code that is mailed to it; what the browser then keeps. */
  async function certify(email: string): Promise<string> {
    const sent = await ask('/member/send/verify/token', { method: 'PUT', form: { email } });
    const token = codeIn((await deliverMails(context)).at(-1));
    const cookie = `${verificationCookie}=${cookieIn(sent.headers, verificationCookie) ?? ''}`;
    const { headers } = await ask('/member/check/verify/token', {
      method: 'PUT',
      form: { email, token },
      headers: { cookie },
    });
    return `${certifiedEmailCookie}=${cookieIn(headers, certifiedEmailCookie) ?? ''}`;
  }

  return {
    context,
    ask,
    encrypted,
    certify,
    /** Lets time pass from the moment at which tests live. */
    at: (ms: number): void => {
      passedMs = ms;
    },
  };
}
