import { consentProblems, toWireConsents } from '@hanji/domain/forms/consent.ts';
import { useSignOut } from '@hanji/edition/frame/use-sign-out.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { ConsentFields } from '#consent/ConsentFields.tsx';
import { noConsent } from '#consent/no-consent.ts';
import { answerOf } from '#endpoints/answer.ts';
import { consentEndpoints } from '#endpoints/consent.ts';
import { FormFailureNote } from '#forms/FormFailureNote.tsx';
import { useFormFailure } from '#forms/use-form-failure.ts';
import { useRuleForm } from '#forms/use-rule-form.ts';
import { FlowPage } from '#layout/FlowPage.tsx';
import { useGoOn } from './completion/use-go-on.ts';

/**
 * Terms that are new since the last sign-in, or that an account which came by a provider or from a
 * previous service was not asked about yet; who does not agree to them is signed out.
 */
export function AgreePage() {
  const t = usePhrases('consent');
  // Accounts that came by a provider or from a previous service have not said their age yet.
  const rules = useEdition();
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const user = useCurrentUser();
  const goOn = useGoOn();
  const signOut = useSignOut();
  const note = useFormFailure();
  /** Is being signed out, and on the way Home. */
  const [leaving, setLeaving] = useState(false);
  const form = useRuleForm({
    initial: noConsent,
    problems: (consents) => consentProblems(consents, rules),
    onValid: async (consents) => {
      note.clear();
      const body = toWireConsents(consents);
      const saved = await answerOf(
        dispatch(consentEndpoints.saveConsent.initiate({ body }, { track: false })),
      );
      if (saved.error) note.failed(saved.error);
      else goOn({ consentNeeded: false });
    },
  });
  const leave = (): void => {
    setLeaving(true);
    void signOut({ to: '/' });
  };
  if (!user && !leaving) return <Redirect to="/login" />;
  return (
    <FlowPage title={t('agreeTitle')} lead={t('agreeText')} cancels="signIn" onCancelled={leave}>
      <Form onSubmit={form.submit}>
        <FormFailureNote failure={note.failure} onClose={note.clear} />
        <ConsentFields rules={rules} field={form.field} />
        <FormActions submit={t('agree')} busy={form.busy} busyLabel={t('saving')} />
      </Form>
    </FlowPage>
  );
}
