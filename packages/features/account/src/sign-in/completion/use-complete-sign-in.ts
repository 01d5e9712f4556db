import { api } from '@hanji/api-client/api.ts';
import { matureApi } from '@hanji/api-client/endpoints/mature.ts';
import { memberApi } from '@hanji/api-client/endpoints/member.ts';
import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { AuthenticationResult } from '@hanji/contract/entities/member.ts';
import { acceptMatureOfAccount } from '@hanji/domain/access/mature.ts';
import { nextPagePath } from '@hanji/domain/account/sign-in.ts';
import type { Capabilities } from '@hanji/edition/edition.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { takeAcceptMature } from '@hanji/edition/mature/accept-mature.ts';
import { signedIn } from '@hanji/edition/session/current-user.ts';
import { userOfProfile } from '@hanji/edition/session/profile-user.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { answerOfQuery } from '#endpoints/answer.ts';
import { forgetAuthenticationError } from './kept-error.ts';
import { reportSignIn } from './report-sign-in.ts';
import { keepAccountStatus, accountStatusOf } from './account-status.ts';

type Dispatch = EditionStore['dispatch'];

const { getMature } = matureApi.endpoints;
const { getProfile, reportForegrounded } = memberApi.endpoints;
const anew = { forceRefetch: true, subscribe: false } as const;

/**
 * After a 200, from whichever way in (reading-service, section 4): the profile, the foregrounded
 * notice, the sign-in's analytics, then Authorize with the redirect. Gives what kept it from that,
 * or null.
 */
export function useCompleteSignIn(): (
  result: AuthenticationResult,
  redirect: string | null,
) => Promise<ApiError | null> {
  const dispatch = useDispatch<Dispatch>();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { supports } = useEdition();
  return async (result, redirect) => {
    const failed = await takeSession(dispatch, supports);
    if (failed) return failed;
    keepAccountStatus(accountStatusOf(result));
    forgetAuthenticationError();
    reportSignIn(pathname, result.userId);
    void navigate(nextPagePath('auth', redirect), { replace: true });
    return null;
  };
}

/** What a visitor was answered is not what a member is: all of it is asked for anew. */
async function takeSession(
  dispatch: Dispatch,
  { reading, mature: { switch: switchOffered } }: Pick<Capabilities, 'reading' | 'mature'>,
): Promise<ApiError | null> {
  dispatch(api.util.resetApiState());
  const profile = await answerOfQuery(() => dispatch(getProfile.initiate(undefined, anew)));
  if (profile.error) return profile.error;
  if (reading) {
    const mature = await answerOfQuery(() => dispatch(getMature.initiate(undefined, anew)));
    if (mature.data)
      takeAcceptMature(acceptMatureOfAccount(mature.data.acceptMature, switchOffered));
  }
  dispatch(signedIn(userOfProfile(profile.data.profile)));
  void dispatch(reportForegrounded.initiate(undefined, { track: false }));
  return null;
}
