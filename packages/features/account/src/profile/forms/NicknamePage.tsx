import { useGetProfileQuery } from '@hanji/api-client/endpoints/member.ts';
import { checkNickname, nicknameMaxLength } from '@hanji/domain/forms/profile.ts';
import { visibleCharacters } from '@hanji/domain/text/visible-characters.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { TextField } from '@hanji/ui-kit/forms/text-field/TextField.tsx';
import { useState, type ReactElement } from 'react';
import { AccountArea } from '#area/AccountArea.tsx';
import { AccountQuery } from '#area/AccountQuery.tsx';
import { Refused } from '#area/Refused.tsx';
import { useRefusal } from '#area/use-refusal.ts';
import { usePutNicknameMutation } from '../endpoints.ts';
import { useSaved } from './use-saved.ts';

const reasons = {
  required: 'nicknameRequired',
  tooLong: 'nicknameTooLong',
  character: 'nicknameCharacter',
} as const;

/** /userinfo/nickname: another name. */
export function NicknamePage(): ReactElement {
  const t = usePhrases('profile');
  const up = usePhrases('menu')('myPage');
  const query = useGetProfileQuery();
  return (
    <AccountArea title={t('nicknameTitle')} up={{ href: '/userinfo', label: up }}>
      <AccountQuery query={query}>
        {({ profile }) => <NicknameForm nickname={profile.nickname} />}
      </AccountQuery>
    </AccountArea>
  );
}

function NicknameForm({ nickname }: { readonly nickname: string }): ReactElement {
  const t = usePhrases('profile');
  const [value, setValue] = useState(nickname);
  const [checking, setChecking] = useState(false);
  const [put, { isLoading }] = usePutNicknameMutation();
  const { refusal, take, clear } = useRefusal();
  const saved = useSaved();
  const checked = checkNickname(value);
  const count = visibleCharacters(value).length;

  const submit = async (): Promise<void> => {
    setChecking(true);
    clear();
    if (!checked.ok || isLoading) return;
    const { error } = await put({ body: { nickname: checked.value } });
    if (!take(error)) saved();
  };
  return (
    <Form onSubmit={() => void submit()}>
      <Refused refusal={refusal} />
      <TextField
        required
        label={t('nickname')}
        hint={t('nicknameHint')}
        error={checking && !checked.ok ? t(reasons[checked.reason]) : undefined}
        counter={{
          count,
          limit: nicknameMaxLength,
          label: t('characters', { used: count, limit: nicknameMaxLength }),
        }}
        autoComplete="nickname"
        value={value}
        onValue={setValue}
      />
      <FormActions submit={t('save')} busyLabel={t('saving')} busy={isLoading} />
    </Form>
  );
}
