import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { Caller } from '#http/request/caller.ts';
import { memberOf } from '#modules/account/signed-in.ts';

/** The member who is at the desk, and the language in which they are told why a file is refused. */
export type Creator = { readonly memberId: string; readonly locale: Locale };

export function creatorOf(caller: Pick<Caller, 'reader' | 'client'>): Creator {
  return { memberId: memberOf(caller), locale: caller.client.locale };
}
