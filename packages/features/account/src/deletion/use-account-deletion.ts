import { isApiError } from '@hanji/api-client/request/api-error.ts';
import {
  accountDeletion,
  accountDeletionStart,
  type AccountDeletion,
} from '@hanji/domain/account/account-flows.ts';
import { endSession } from '@hanji/edition/session/end-session.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useRefusal } from '#area/use-refusal.ts';
import { useDeleteAccountMutation } from './endpoints.ts';

type Member = { readonly userId: string; readonly guest: boolean };

/** Deletes the account, signs out here and goes to `/`, as the domain's steps say. */
export function useAccountDeletion({ userId, guest }: Member) {
  const t = usePhrases('deletion');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const say = useToast();
  const [state, setState] = useState<AccountDeletion>(accountDeletionStart);
  const { refusal, take, clear } = useRefusal();
  const [send] = useDeleteAccountMutation();

  const confirm = async (reason: string, formValid: boolean): Promise<void> => {
    clear();
    const reader = guest ? 'guest' : 'member';
    const begun = accountDeletion(state, { type: 'confirmed', reader, formValid });
    setState(begun);
    if (begun.step !== 'deleting') return;
    const { error } = await send({ params: { userId }, query: { reason } });
    const code = isApiError(error) ? error.code : 200;
    const done = accountDeletion(begun, { type: 'answered', code });
    setState(done);
    if (done.step !== 'deleted') return void take(error);
    await navigate(done.go);
    endSession(dispatch);
    say({ kind: 'success', text: t('deleted') });
  };
  return { state, refusal, confirm };
}
