import type { LoginType } from '@hanji/contract/vocabulary.ts';
import { redirectTarget } from '@hanji/domain/paths/redirect-target.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { answerOf, type Answer } from '#endpoints/answer.ts';
import { sessionEndpoints } from '#endpoints/session.ts';
import { connectionFailure } from '@hanji/api-client/request/api-error.ts';
import { forgetExternalFlow, keepExternalFlow, type ExternalFlow } from './flow-storage.ts';
import { providerAddress } from './provider-address.ts';

type Start = {
  readonly loginType: LoginType;
  readonly purpose: ExternalFlow['purpose'];
  readonly redirect: string | null;
};

/**
 * Leaves for a provider, which leads back to the callback. Gives the provider's address, to which
 * the caller goes, or why there is none.
 */
export async function startExternal(
  dispatch: EditionStore['dispatch'],
  { loginType, purpose, redirect }: Start,
): Promise<Answer<string>> {
  keepExternalFlow({ loginType, purpose, redirect: redirectTarget(redirect) });
  const args = { params: { provider: loginType } };
  const answer = await answerOf(
    dispatch(sessionEndpoints.getAuthorizeUrl.initiate(args, { track: false })),
  );
  const address = answer.data === undefined ? null : providerAddress(answer.data);
  if (address !== null) return { data: address };
  forgetExternalFlow();
  return { error: answer.error ?? connectionFailure(answer.data ?? '') };
}
