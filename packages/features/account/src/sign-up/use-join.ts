import { checkSignUpNickname } from '@hanji/domain/forms/profile.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useDispatch } from 'react-redux';
import { sendEncrypted } from '#endpoints/encryption/send-encrypted.ts';
import { answerOf } from '#endpoints/answer.ts';
import { signUpEndpoints } from '#endpoints/sign-up.ts';
import type { useFormFailure } from '#forms/use-form-failure.ts';
import { useCompleteSignIn } from '#sign-in/completion/use-complete-sign-in.ts';
import { sentConsents, type JoinValues } from './join-problems.ts';
import { forgetCode } from './sent-code.ts';

const taken = 409;

/** Opens the account for a certified email, and goes on as after a sign-in. */
export function useJoin(
  email: string,
  note: ReturnType<typeof useFormFailure>,
  redirect: string | null,
): (values: JoinValues) => Promise<void> {
  const t = usePhrases('signUp');
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const complete = useCompleteSignIn();
  const say = useToast();
  return async (values) => {
    note.clear();
    const nickname = checkSignUpNickname(values.nickname, email);
    const sent = await sendEncrypted({
      dispatch,
      purpose: 'SIGN_UP',
      passwords: { password: values.password },
      send: (encrypted) => {
        const named = { email, nickname: nickname.ok ? nickname.value : '' };
        const body = { ...encrypted, ...named, ...sentConsents(values) };
        return answerOf(dispatch(signUpEndpoints.signUp.initiate({ body }, { track: false })));
      },
    });
    if (sent.kind === 'unencrypted') return note.unencrypted(sent.problem);
    if (sent.kind === 'failed') {
      if (sent.error.code === taken) note.say(t('taken'));
      else note.failed(sent.error);
      return;
    }
    const failed = await complete(sent.data, redirect);
    if (failed) return note.failed(failed, 'authenticationFailed');
    forgetCode();
    say({ kind: 'success', text: t('completed') });
  };
}
