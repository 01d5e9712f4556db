import { useGetProfileQuery } from '@hanji/api-client/endpoints/member.ts';
import { checkMobile, mobileMaxLength } from '@hanji/domain/forms/profile.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { NumericField } from '@hanji/ui-kit/forms/numeric-field/NumericField.tsx';
import { useState, type ReactElement } from 'react';
import { AccountArea } from '#area/AccountArea.tsx';
import { AccountQuery } from '#area/AccountQuery.tsx';
import { Refused } from '#area/Refused.tsx';
import { useRefusal } from '#area/use-refusal.ts';
import { usePutCellPhoneMutation } from '../endpoints.ts';
import { useSaved } from './use-saved.ts';

/** /userinfo/phonenumber: another mobile number. */
export function PhoneNumberPage(): ReactElement {
  const t = usePhrases('profile');
  const up = usePhrases('menu')('myPage');
  const query = useGetProfileQuery();
  return (
    <AccountArea title={t('phone')} up={{ href: '/userinfo', label: up }}>
      <AccountQuery query={query}>
        {({ userExtraInfo }) => <PhoneForm cellPhone={userExtraInfo.cellPhone ?? ''} />}
      </AccountQuery>
    </AccountArea>
  );
}

function PhoneForm({ cellPhone }: { readonly cellPhone: string }): ReactElement {
  const t = usePhrases('profile');
  const { asksMobile } = useEdition();
  const [value, setValue] = useState(cellPhone);
  const [checking, setChecking] = useState(false);
  const [put, { isLoading }] = usePutCellPhoneMutation();
  const { refusal, take, clear } = useRefusal();
  const saved = useSaved();
  const checked = checkMobile(value, { required: asksMobile });
  const problem = checked.ok ? null : checked.reason;

  const submit = async (): Promise<void> => {
    setChecking(true);
    clear();
    if (!checked.ok || isLoading) return;
    // What is empty is not sent (reading-service, section 5): nothing has changed then.
    if (checked.value === null) return saved();
    const { error } = await put({ query: { cellPhone: checked.value } });
    if (!take(error)) saved();
  };
  return (
    <Form onSubmit={() => void submit()}>
      <Refused refusal={refusal} />
      <NumericField
        required={asksMobile}
        label={t('phone')}
        hint={t('phoneHint')}
        error={checking && problem ? t(phoneReasons[problem]) : undefined}
        maxLength={mobileMaxLength}
        autoComplete="tel-national"
        value={value}
        onValue={setValue}
      />
      <FormActions submit={t('save')} busyLabel={t('saving')} busy={isLoading} />
    </Form>
  );
}

const phoneReasons = { required: 'phoneRequired', format: 'phoneFormat' } as const;
