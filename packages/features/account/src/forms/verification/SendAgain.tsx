import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { answerOf } from '#endpoints/answer.ts';
import { signUpEndpoints } from '#endpoints/sign-up.ts';

type SendAgainProps = {
  readonly email: string;
  readonly onSent: () => void;
  readonly onFailed: (error: ApiError) => void;
};

/** Another code, for who got none or came too late. `onSent` comes when it is on its way. */
export function SendAgain({ email, onSent, onFailed }: SendAgainProps) {
  const t = usePhrases('signUp');
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const say = useToast();
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    const body = { email };
    const sent = await answerOf(
      dispatch(signUpEndpoints.sendVerificationCode.initiate({ body }, { track: false })),
    );
    setBusy(false);
    if (sent.error) return onFailed(sent.error);
    say({ kind: 'success', text: t('sentAgain') });
    onSent();
  };
  return (
    <Button look="quiet" wide busy={busy} onClick={() => void send()}>
      {t('sendAgain')}
    </Button>
  );
}
