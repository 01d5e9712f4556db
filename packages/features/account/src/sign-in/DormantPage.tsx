import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { FormFailureNote } from '#forms/FormFailureNote.tsx';
import { useFormFailure } from '#forms/use-form-failure.ts';
import { FlowPage } from '#layout/FlowPage.tsx';
import { answerOf } from '#endpoints/answer.ts';
import { sessionEndpoints } from '#endpoints/session.ts';
import { readStanding } from './completion/standing.ts';
import { useCompleteSignIn } from './completion/use-complete-sign-in.ts';
import { useRedirect } from './completion/use-redirect.ts';

/** DormantAccount: the account rests, and its owner, who proved to be it, wakes it. */
export function DormantPage() {
  const t = usePhrases('signIn');
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const complete = useCompleteSignIn();
  const redirect = useRedirect();
  const note = useFormFailure();
  const [busy, setBusy] = useState(false);
  const [check] = useState(() => readStanding().dormantCheck);
  if (!check) return <Redirect to="/login" />;

  const wake = async (): Promise<void> => {
    setBusy(true);
    note.clear();
    const { switchDormantToMember } = sessionEndpoints;
    const woken = await answerOf(
      dispatch(switchDormantToMember.initiate({ body: check }, { track: false })),
    );
    const failed = woken.error ? woken.error : await complete(woken.data, redirect);
    if (!failed) return;
    setBusy(false);
    note.failed(failed, 'authenticationFailed');
  };
  return (
    <FlowPage title={t('dormantTitle')} lead={t('dormantText')} cancels="signIn">
      <Form
        onSubmit={() => {
          if (!busy) void wake();
        }}
      >
        <FormFailureNote failure={note.failure} onClose={note.clear} />
        <FormActions submit={t('wake')} busy={busy} busyLabel={t('signingIn')} />
      </Form>
    </FlowPage>
  );
}
