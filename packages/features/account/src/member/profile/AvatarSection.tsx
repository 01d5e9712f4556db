import { useReportFailure } from '@hanji/edition/errors/global/FailureProvider.tsx';
import { isApiError } from '@hanji/api-client/request/api-error.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { AvatarUpload } from '@hanji/ui-kit/forms/avatar-upload/AvatarUpload.tsx';
import { useState, type ReactElement } from 'react';
import { useDeleteAvatarMutation, usePutAvatarMutation } from './endpoints.ts';
import { avatarTypes, prepareAvatar } from './prepare-avatar.ts';

type Problem = 'type' | 'unreadable' | 'refused';
const words = {
  type: 'avatarType',
  unreadable: 'avatarUnreadable',
  refused: 'avatarRefused',
} as const satisfies Record<Problem, string>;

/** No picture, or one that is too large: 415 and 413, and 400 where there is no file. */
const refusals: readonly number[] = [400, 413, 415];

/** The picture of the profile: shown as soon as it is chosen, sent at once. */
export function AvatarSection({ avatarUrl }: { readonly avatarUrl: string | null }): ReactElement {
  const t = usePhrases('profile');
  const report = useReportFailure();
  const [put, sending] = usePutAvatarMutation();
  const [remove, removing] = useDeleteAvatarMutation();
  /** Stands for the kept one until the profile says where that is. */
  const [chosen, setChosen] = useState<Blob | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const fail = (error: unknown): void => {
    setChosen(null);
    if (isApiError(error) && refusals.includes(error.code)) setProblem('refused');
    else if (isApiError(error)) report({ error });
  };
  const choose = async (file: File): Promise<void> => {
    setProblem(null);
    const prepared = await prepareAvatar(file);
    if (!prepared.ok) return setProblem(prepared.reason);
    setChosen(prepared.avatar);
    const { error } = await put(prepared.avatar);
    if (error) fail(error);
  };
  const takeAway = async (): Promise<void> => {
    setProblem(null);
    setChosen(null);
    const { error } = await remove();
    if (error) fail(error);
  };

  return (
    <AvatarUpload
      label={t('avatar')}
      hint={t('avatarHint')}
      error={problem === null ? undefined : t(words[problem])}
      labels={{
        choose: t('avatarChoose'),
        remove: t('avatarRemove'),
        progress: t('avatarSending'),
      }}
      picture={chosen ?? avatarUrl}
      accept={avatarTypes}
      onChoose={(file) => void choose(file)}
      onRemove={() => void takeAway()}
      progress={sending.isLoading ? 50 : undefined}
      busy={removing.isLoading}
    />
  );
}
