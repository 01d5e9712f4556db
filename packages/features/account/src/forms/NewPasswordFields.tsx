import type { PasswordReason } from '@hanji/domain/forms/credentials.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { PasswordField } from '@hanji/ui-kit/forms/password-field/PasswordField.tsx';
import { usePasswordLabels } from './use-password-labels.ts';
import { phraseFor } from './use-rule-form.ts';

type Field = {
  readonly id: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly reason: string | undefined;
};

type NewPasswordFieldsProps = {
  readonly labels: { readonly password: string; readonly confirmation: string };
  readonly password: Field;
  readonly confirmation: Field;
};

/** A new password, and the same once more. */
export function NewPasswordFields({ labels, password, confirmation }: NewPasswordFieldsProps) {
  const t = usePhrases('password');
  const signIn = usePhrases('signIn');
  const shared = {
    labels: usePasswordLabels(),
    autoComplete: 'new-password',
    required: true,
  } as const;
  const reasons: Readonly<Record<PasswordReason, string>> = {
    required: signIn('passwordRequired'),
    whitespace: signIn('passwordWhitespace'),
    character: signIn('passwordCharacter'),
    tooShort: t('tooShort'),
    tooLong: signIn('passwordTooLong'),
    composition: signIn('passwordComposition'),
  };
  const again = { required: t('confirmationRequired'), mismatch: t('mismatch') };
  const { reason, ...field } = password;
  const { reason: reasonAgain, ...fieldAgain } = confirmation;
  return (
    <>
      <PasswordField
        {...field}
        {...shared}
        name="new-password"
        label={labels.password}
        hint={t('rule')}
        error={phraseFor(reasons, reason)}
      />
      <PasswordField
        {...fieldAgain}
        {...shared}
        name="new-password-again"
        label={labels.confirmation}
        error={phraseFor(again, reasonAgain)}
      />
    </>
  );
}
