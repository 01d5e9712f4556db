import type { VerificationCodeReason } from '@hanji/domain/forms/mail.ts';
import { durationData } from './spoken-time.ts';
import { formatDuration } from '@hanji/i18n/format/times.ts';
import type { PlainPhrase } from '@hanji/i18n/translate.ts';
import { usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import { CodeField } from '@hanji/ui-kit/forms/code-field/CodeField.tsx';
import { phraseFor } from '../use-rule-form.ts';
import { clockOf, useSecondsLeft } from './use-seconds-left.ts';

const reasons: Readonly<
  Record<VerificationCodeReason | 'wrong' | 'expired', PlainPhrase<'signUp'>>
> = {
  required: 'codeRequired',
  tooShort: 'codeFormat',
  format: 'codeFormat',
  wrong: 'codeWrong',
  expired: 'codeExpired',
};

type VerificationCodeFieldProps = {
  readonly id: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly reason: string | undefined;
  /** Until when the code holds, in milliseconds since 1970. */
  readonly until: number;
};

/** Six digits, and how long they still hold; past that it says so by itself. */
export function VerificationCodeField({
  reason,
  until,
  id,
  value,
  onValue,
}: VerificationCodeFieldProps) {
  const t = usePhrases('signUp');
  const all = useTranslate();
  const seconds = useSecondsLeft(until);
  const phrase = phraseFor(reasons, reason) ?? (seconds === 0 ? 'codeExpired' : undefined);
  return (
    <CodeField
      id={id}
      value={value}
      onValue={onValue}
      label={t('code')}
      required
      error={phrase && t(phrase)}
      remaining={
        seconds === 0
          ? undefined
          : {
              time: clockOf(seconds),
              label: t('codeLeft', { time: formatDuration(all, durationData(seconds)) }),
            }
      }
    />
  );
}
