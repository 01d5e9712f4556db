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
import { readAccountStatus } from './completion/account-status.ts';
import { useCompleteSignIn } from './completion/use-complete-sign-in.ts';
import { useRedirect } from './completion/use-redirect.ts';

/** DormantAccount: the account is dormant, and its owner, who proved to be it, reactivates it. */
export function DormantPage() {
  const t = usePhrases('signIn');
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const complete = useCompleteSignIn();
  const redirect = useRedirect();
  const note = useFormFailure();
  const [busy, setBusy] = useState(false);
  const [check] = useState(() => readAccountStatus().dormantCheck);
  if (!check) return <Redirect to="/login" />;

  const reactivate = async (): Promise<void> => {
    setBusy(true);
    note.clear();
    const { switchDormantToMember } = sessionEndpoints;
    const reactivated = await answerOf(
      dispatch(switchDormantToMember.initiate({ body: check }, { track: false })),
    );
    const failed = reactivated.error
      ? reactivated.error
      : await complete(reactivated.data, redirect);
    if (!failed) return;
    setBusy(false);
    note.failed(failed, 'authenticationFailed');
  };
  return (
    <FlowPage title={t('dormantTitle')} lead={t('dormantText')} cancels="signIn">
      <Form
        onSubmit={() => {
          if (!busy) void reactivate();
        }}
      >
        <FormFailureNote failure={note.failure} onClose={note.clear} />
        <FormActions submit={t('reactivate')} busy={busy} busyLabel={t('signingIn')} />
      </Form>
    </FlowPage>
  );
}
