import { withRedirect } from '@hanji/domain/paths/with-redirect.ts';
import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { AuthenticationResult } from '@hanji/contract/entities/member.ts';
import {
  afterSignUpConfirm,
  externalSignInOutcome,
  signInErrorDelayMs,
} from '@hanji/domain/account/sign-in.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { keepAuthenticationError } from '#sign-in/completion/kept-error.ts';
import { dormantAccountStatus, keepAccountStatus } from '#sign-in/completion/account-status.ts';
import { useCompleteSignIn } from '#sign-in/completion/use-complete-sign-in.ts';
import type { ConnectOutcome } from '../connect-outcome.ts';
import { forgetExternalFlow, type ExternalFlow } from '../flow-storage.ts';
import { isWallet } from '../provider-names.ts';
import { connectBy, receiveIdentity, signInBy, signUpBy } from './run-callback.ts';

/** What waits for the reader's answer. */
export type Asked = 'confirmSignUp' | 'signUpFirst' | 'userNotFound' | 'completed';

/** Follows a callback to its end; the outcomes are the domain's. */
export function useExternalCallback({ loginType, purpose, redirect }: ExternalFlow) {
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const complete = useCompleteSignIn();
  const { signsUp } = useEdition();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [externalToken, setExternalToken] = useState('');
  const [signUpPath, setSignUpPath] = useState('/');
  const [signedUp, setSignedUp] = useState<AuthenticationResult | null>(null);
  const byWallet = isWallet(loginType);
  // Another try still leads to where the reader wanted to go.
  const login = withRedirect('/login', redirect);

  const fail = (code: number): void => {
    // No password was entered: that one is wrong is never what failed.
    keepAuthenticationError({ code, error: 'authenticationFailed' });
    void navigate(login, { replace: true, state: { errorAfterMs: signInErrorDelayMs } });
  };
  const enter = async (result: AuthenticationResult): Promise<void> => {
    const failed = await complete(result, redirect);
    if (failed) fail(failed.code);
  };
  const signUp = async (token: string): Promise<void> => {
    const { data, error } = await signUpBy(dispatch, { loginType, externalToken: token });
    if (error) return fail(error.code);
    setSignedUp(data);
    setAsked('completed');
  };
  const follow = async ({ code, data }: Pick<ApiError, 'code' | 'data'>, token: string) => {
    const dormant = data?.dormant;
    const status = {
      code,
      awaitDeleted: data?.awaitDeleted === true,
      dormant: dormant !== undefined,
    };
    const way = signsUp.every(isWallet) ? 'walletOnly' : 'confirm';
    const outcome = externalSignInOutcome(status, byWallet, way, redirect);
    switch (outcome.kind) {
      case 'signedIn':
        return;
      case 'signUp':
        return signUp(token);
      case 'dormant':
        if (dormant) keepAccountStatus(dormantAccountStatus(dormant));
        return navigate(outcome.go, { replace: true });
      case 'failed':
        return fail(code);
      case 'signUpFirst':
        setSignUpPath(outcome.go);
        return setAsked(outcome.kind);
      case 'confirmSignUp':
      case 'userNotFound':
        return setAsked(outcome.kind);
    }
  };
  const connect = async (token: string): Promise<void> => {
    const failure = await connectBy(dispatch, { loginType, externalToken: token });
    toAccount(failure);
  };
  const toAccount = (failure: ApiError | null): void => {
    const outcome: ConnectOutcome = {
      loginType,
      failure: failure && { code: failure.code, message: failure.message },
    };
    void navigate('/userinfo', { replace: true, state: { connect: outcome } });
  };

  const begin = async (): Promise<void> => {
    forgetExternalFlow();
    const code = query.get('code');
    const state = query.get('state');
    // Whoever cancels at the provider comes back without a code.
    if (!code || !state) {
      if (purpose === 'connect') return void navigate('/userinfo', { replace: true });
      return fail(401);
    }
    const { data: token, error } = await receiveIdentity(dispatch, { loginType, code, state });
    if (error) return purpose === 'connect' ? toAccount(error) : fail(error.code);
    if (purpose === 'connect') return connect(token);
    setExternalToken(token);
    const answer = await signInBy(dispatch, { loginType, externalToken: token });
    if (answer.data) return enter(answer.data);
    await follow(answer.error, token);
  };
  const answer = (confirmed: boolean): void => {
    setAsked(null);
    switch (asked) {
      case 'confirmSignUp': {
        const after = afterSignUpConfirm(confirmed);
        if (after.kind === 'signUp') void signUp(externalToken);
        else void navigate(after.path, { replace: true });
        return;
      }
      case 'signUpFirst':
        void navigate(confirmed ? signUpPath : login, { replace: true });
        return;
      case 'userNotFound':
        void navigate(login, { replace: true });
        return;
      case 'completed':
        // By Authorize, which asks for what the account still lacks and then follows the redirect.
        if (signedUp) void enter(signedUp);
        return;
      case null:
    }
  };
  return { asked, begin, answer };
}
