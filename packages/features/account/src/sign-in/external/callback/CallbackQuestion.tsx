import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import type { ReactElement } from 'react';
import { useGuestNote } from '#sign-in/guest/use-guest-note.ts';
import type { Asked } from './use-external-callback.ts';

type CallbackQuestionProps = {
  readonly asked: Asked;
  readonly provider: string;
  readonly onAnswer: (confirmed: boolean) => void;
};

/** What an outcome asks or says: 'idp signup confirm', sign up first, user not found, completed. */
export function CallbackQuestion({
  asked,
  provider,
  onAnswer,
}: CallbackQuestionProps): ReactElement {
  const t = usePhrases('external');
  const frame = usePhrases('frame');
  const signUpText = useGuestNote(t('signUpText'));
  const words = {
    confirmSignUp: {
      title: t('signUpTitle', { provider }),
      text: signUpText,
      yes: t('signUp'),
    },
    signUpFirst: {
      title: t('signUpFirstTitle'),
      text: t('signUpFirstText', { provider }),
      yes: t('signUp'),
    },
    userNotFound: { title: t('notFoundTitle'), text: t('notFoundText'), yes: frame('ok') },
    completed: { title: t('completedTitle'), text: t('completedText'), yes: frame('ok') },
  }[asked];
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={words.yes}
      cancelLabel={
        asked === 'confirmSignUp' || asked === 'signUpFirst' ? frame('cancel') : undefined
      }
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {words.text}
    </ConfirmDialog>
  );
}
