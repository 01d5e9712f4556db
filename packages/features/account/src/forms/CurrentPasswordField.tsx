import type { PasswordReason } from '@hanji/domain/forms/credentials.ts';
import type { PlainPhrase } from '@hanji/i18n/translate.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { PasswordField } from '@hanji/ui-kit/forms/password-field/PasswordField.tsx';
import { usePasswordLabels } from './use-password-labels.ts';
import { phraseFor } from './use-rule-form.ts';

type Reason = Exclude<PasswordReason, 'tooShort'> | 'incorrect';

const reasons: Readonly<Record<Reason, PlainPhrase<'signIn'>>> = {
  required: 'passwordRequired',
  whitespace: 'passwordWhitespace',
  character: 'passwordCharacter',
  tooLong: 'passwordTooLong',
  composition: 'passwordComposition',
  incorrect: 'passwordMismatch',
};

type CurrentPasswordFieldProps = {
  readonly label: string;
  readonly id?: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly reason: string | undefined;
};

/** The password that an account has. */
export function CurrentPasswordField({ reason, ...field }: CurrentPasswordFieldProps) {
  const t = usePhrases('signIn');
  const phrase = phraseFor(reasons, reason);
  return (
    <PasswordField
      {...field}
      name="password"
      labels={usePasswordLabels()}
      autoComplete="current-password"
      required
      error={phrase && t(phrase)}
    />
  );
}
