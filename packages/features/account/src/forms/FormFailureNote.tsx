import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { FormError } from '@hanji/ui-kit/forms/form-error/FormError.tsx';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { authenticationWords } from './authentication-words.ts';
import type { FormFailure } from './use-form-failure.ts';

type FormFailureNoteProps = {
  readonly failure: FormFailure;
  readonly onClose: () => void;
};

/** Above a form what its last try came to; what went wrong while encrypting is an alert. */
export function FormFailureNote({ failure, onClose }: FormFailureNoteProps) {
  const t = usePhrases('signIn');
  const frame = usePhrases('frame');
  const { problem, message, attempt } = failure;
  const errors = message === null ? [] : [{ message }];
  return (
    <>
      <FormError title={t('failedTitle')} errors={errors} attempt={attempt} />
      <ConfirmDialog
        open={problem !== null}
        title={t('failedTitle')}
        confirmLabel={frame('ok')}
        onConfirm={onClose}
        onCancel={onClose}
      >
        {problem !== null && t(authenticationWords[problem])}
      </ConfirmDialog>
    </>
  );
}
