import { mobileMaxLength } from '@hanji/domain/forms/profile.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { NumericField } from '@hanji/ui-kit/forms/numeric-field/NumericField.tsx';
import { phraseFor } from './use-rule-form.ts';

type MobileFieldProps = {
  readonly id: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly reason: string | undefined;
  readonly required: boolean;
};

/** A Korean mobile number; hyphens that are typed or pasted go. */
export function MobileField({ reason, ...field }: MobileFieldProps) {
  const t = usePhrases('signUp');
  const reasons = { required: t('mobileRequired'), format: t('mobileFormat') };
  return (
    <NumericField
      {...field}
      name="tel"
      label={t('mobile')}
      autoComplete="tel-national"
      maxLength={mobileMaxLength}
      placeholder="01012345678"
      error={phraseFor(reasons, reason)}
    />
  );
}
