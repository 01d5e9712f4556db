import { verificationCookie } from '@hanji/contract/headers.ts';
import type { CookieChange } from '#http/answer/cookies.ts';
import type { Caller } from '#http/request/caller.ts';
import { newToken, tokenDigest } from '#modules/account/tokens/opaque-token.ts';

/** Longer than a mail may be on its way and its code is good. */
const lifetimeS = 60 * 60;

const tokenForm = /^[\w-]{43}$/;

/** The digest of what a browser is known by; `keep` is the cookie that tells it the next time. */
type AskingBrowser = { readonly browser: string; readonly keep: CookieChange };

/** The browser that asks for a code: whoever asks again is the same, and the newest code counts. */
export function askingBrowser({ cookies }: Pick<Caller, 'cookies'>): AskingBrowser {
  const known = cookies[verificationCookie] ?? '';
  const value = tokenForm.test(known) ? known : newToken();
  return {
    browser: tokenDigest(value).toString('base64url'),
    keep: { name: verificationCookie, value, maxAge: lifetimeS },
  };
}
