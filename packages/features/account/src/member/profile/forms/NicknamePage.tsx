import { useGetProfileQuery } from '@hanji/api-client/endpoints/member.ts';
import { problemsOf } from '@hanji/domain/forms/checked.ts';
import { checkNickname } from '@hanji/domain/forms/profile.ts';
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
import { NicknameField } from '#forms/NicknameField.tsx';
import { useFormFailure } from '#forms/use-form-failure.ts';
import { useRuleForm } from '#forms/use-rule-form.ts';
import { profileEndpoints } from '../endpoints.ts';
import { useSaved } from './use-saved.ts';

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

function NicknameForm(initial: { readonly nickname: string }): ReactElement {
  const t = usePhrases('profile');
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const saved = useSaved();
  const note = useFormFailure();
  const form = useRuleForm({
    initial,
    problems: ({ nickname }) => problemsOf('nickname', checkNickname(nickname)),
    onValid: async ({ nickname }) => {
      note.clear();
      const checked = checkNickname(nickname);
      if (!checked.ok) return;
      const args = { body: { nickname: checked.value } };
      const { putNickname } = profileEndpoints;
      const { error } = await answerOf(dispatch(putNickname.initiate(args, { track: false })));
      if (error) note.failed(error);
      else saved();
    },
  });
  return (
    <Form label={t('nicknameTitle')} onSubmit={form.submit}>
      <FormFailureNote failure={note.failure} onClose={note.clear} />
      <NicknameField {...form.field('nickname')} />
      <FormActions submit={t('save')} busyLabel={t('saving')} busy={form.busy} />
    </Form>
  );
}
