import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { Caller } from '#http/request/caller.ts';
import { signedIn } from '#modules/account/signed-in.ts';

/** The member who is at the desk, and the language in which they are told why a file is refused. */
export type Creator = {
  readonly memberId: string;
  readonly locale: Locale;
  /** To which addresses of what nobody else has seen are bound. */
  readonly sessionDigest: string;
};

export function creatorOf(caller: Pick<Caller, 'reader' | 'client'>): Creator {
  const { memberId, sessionDigest } = signedIn(caller.reader);
  return { memberId, sessionDigest, locale: caller.client.locale };
}
