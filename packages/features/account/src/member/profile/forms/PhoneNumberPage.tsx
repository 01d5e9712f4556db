import { useGetProfileQuery } from '@hanji/api-client/endpoints/member.ts';
import { problemsOf } from '@hanji/domain/forms/checked.ts';
import { checkMobile } from '@hanji/domain/forms/profile.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import type { ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import { AccountArea } from '#layout/AccountArea.tsx';
import { AccountQuery } from '#layout/AccountQuery.tsx';
import { answerOf } from '#endpoints/answer.ts';
import { FormFailureNote } from '#forms/FormFailureNote.tsx';
import { MobileField } from '#forms/MobileField.tsx';
import { useFormFailure } from '#forms/use-form-failure.ts';
import { useRuleForm } from '#forms/use-rule-form.ts';
import { profileEndpoints } from '../endpoints.ts';
import { useSaved } from './use-saved.ts';

/** /userinfo/phonenumber: another mobile number. */
export function PhoneNumberPage(): ReactElement {
  const t = usePhrases('profile');
  const up = usePhrases('menu')('myPage');
  const query = useGetProfileQuery();
  return (
    <AccountArea title={t('phone')} up={{ href: '/userinfo', label: up }}>
      <AccountQuery query={query}>
        {({ userExtraInfo }) => <PhoneForm mobile={userExtraInfo.cellPhone ?? ''} />}
      </AccountQuery>
    </AccountArea>
  );
}

function PhoneForm(initial: { readonly mobile: string }): ReactElement {
  const t = usePhrases('profile');
  const { asksMobile: required } = useEdition();
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const saved = useSaved();
  const note = useFormFailure();
  const form = useRuleForm({
    initial,
    problems: ({ mobile }) => problemsOf('mobile', checkMobile(mobile, { required })),
    onValid: async ({ mobile: cellPhone }) => {
      note.clear();
      // What is empty is not sent (reading-service, section 5): nothing has changed then.
      if (cellPhone === '') return saved();
      const { putCellPhone } = profileEndpoints;
      const args = { query: { cellPhone } };
      const { error } = await answerOf(dispatch(putCellPhone.initiate(args, { track: false })));
      if (error) note.failed(error);
      else saved();
    },
  });
  return (
    <Form label={t('phone')} onSubmit={form.submit}>
      <FormFailureNote failure={note.failure} onClose={note.clear} />
      <MobileField {...form.field('mobile')} required={required} />
      <FormActions submit={t('save')} busyLabel={t('saving')} busy={form.busy} />
    </Form>
  );
}
