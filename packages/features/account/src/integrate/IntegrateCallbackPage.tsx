import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { previousAccountOutcome } from '@hanji/domain/errors/outcome/integrate-outcome.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Working } from '#layout/Working.tsx';
import { receiveIdentity } from '#sign-in/external/callback/run-callback.ts';
import { answerOf } from '#endpoints/answer.ts';
import { providerNames } from '#sign-in/external/provider-names.ts';
import { useCallWords } from '#forms/use-call-words.ts';
import { migrationEndpoints } from './endpoints.ts';
import { forgetPreviousFlow, readPreviousFlow, type PreviousFlow } from './entry/previous-flow.ts';
import { MoveDialogs } from './move/MoveDialogs.tsx';
import { useMove } from './move/use-move.ts';

const loginPath = '/integrate/login';

/**
 * /integrate/external-idp/web/{loginType}/callback: where providers lead back to in the middle of a
 * migration. Without one that this tab began it leads to `/`.
 */
export function IntegrateCallbackPage(): ReactElement {
  const { loginType } = useParams();
  const [flow] = useState(readPreviousFlow);
  if (!flow || flow.loginType !== loginType) return <Redirect to="/" />;
  return <Callback {...flow} />;
}

function Callback({ product, loginType }: PreviousFlow): ReactElement {
  const t = usePhrases('integrate');
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const move = useMove(product, '/integrate/coin');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const begun = useRef(false);
  useDocumentTitle(t('loginTitle'));
  const again = (): void => void navigate(loginPath, { replace: true });

  const begin = async (): Promise<void> => {
    forgetPreviousFlow();
    const code = query.get('code');
    const state = query.get('state');
    // Whoever cancels at the provider comes back without a code.
    if (!code || !state) return again();
    const received = await receiveIdentity(dispatch, { loginType, code, state });
    if (received.error) return setFailure(received.error);
    const args = { params: { product, loginType }, body: { externalToken: received.data } };
    const { signInToPrevious } = migrationEndpoints;
    const { data, error } = await answerOf(
      dispatch(signInToPrevious.initiate(args, { track: false })),
    );
    if (!error) return move.ask(data.externalToken);
    const outcome = previousAccountOutcome(error.code);
    return outcome.kind === 'message' ? move.say(outcome) : setFailure(error);
  };
  const beginOnce = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  });
  useEffect(() => beginOnce(), []);

  if (failure) return <NotShown failure={failure} />;
  return (
    <>
      <Working label={t('working', { provider: providerNames[loginType] })} />
      <MoveDialogs move={move} onLeft={again} />
    </>
  );
}

function NotShown({ failure }: { readonly failure: ApiError }): ReactElement {
  const t = usePhrases('integrate');
  const frame = usePhrases('frame');
  const words = useCallWords();
  return (
    <StateMessage
      live
      level={1}
      drawing="error"
      title={t('refusedTitle')}
      text={words(failure)}
      actions={
        <LinkButton look="strong" href={loginPath}>
          {frame('retry')}
        </LinkButton>
      }
    />
  );
}
