import type { EmailReason } from '@hanji/domain/forms/credentials.ts';
import type { PlainPhrase } from '@hanji/i18n/translate.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { TextField } from '@hanji/ui-kit/forms/text-field/TextField.tsx';
import { phraseFor } from './use-rule-form.ts';

const reasons: Readonly<Record<EmailReason, PlainPhrase<'signIn'>>> = {
  required: 'emailRequired',
  format: 'emailFormat',
};

type EmailFieldProps = {
  readonly id?: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly reason: string | undefined;
  /** `username` beside a password, so that password managers know which one is meant. */
  readonly autoComplete?: 'email' | 'username';
  /** Where it is not simply the email of who is asked. */
  readonly label?: string;
};

/** An email address, without the blanks that a paste brings. */
export function EmailField(props: EmailFieldProps) {
  const { autoComplete = 'email', label, reason, onValue, ...field } = props;
  const t = usePhrases('signIn');
  const phrase = phraseFor(reasons, reason);
  return (
    <TextField
      {...field}
      name="email"
      type="email"
      label={label ?? t('email')}
      required
      autoCapitalize="none"
      autoComplete={autoComplete}
      inputMode="email"
      spellCheck={false}
      error={phrase && t(phrase)}
      onValue={(value) => onValue(value.trim())}
    />
  );
}
