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
import { answerOf } from '#endpoints/answer.ts';
import { useFormFailure } from '#forms/use-form-failure.ts';
import { useDeleteAccountMutation } from './endpoints.ts';

type Member = { readonly userId: string; readonly guest: boolean };

/** Deletes the account, signs out here and goes to `/`, as the domain's steps say. */
export function useAccountDeletion({ userId, guest }: Member) {
  const t = usePhrases('deletion');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const say = useToast();
  const [state, setState] = useState<AccountDeletion>(accountDeletionStart);
  const note = useFormFailure();
  const [send] = useDeleteAccountMutation();

  const confirm = async (reason: string, formValid: boolean): Promise<void> => {
    note.clear();
    const reader = guest ? 'guest' : 'member';
    const begun = accountDeletion(state, { type: 'confirmed', reader, formValid });
    setState(begun);
    if (begun.step !== 'deleting') return;
    const { error } = await answerOf(send({ params: { userId }, query: { reason } }));
    const done = accountDeletion(begun, { type: 'answered', code: error?.code ?? 200 });
    setState(done);
    if (error) note.failed(error);
    if (done.step !== 'deleted') return;
    await navigate(done.go);
    endSession(dispatch);
    say({ kind: 'success', text: t('deleted') });
  };
  return { state, note, confirm };
}
