import type { EmailReason } from '@hanji/domain/forms/credentials.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Skeleton } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { TextField } from '@hanji/ui-kit/forms/text-field/TextField.tsx';
import type { ReactElement } from 'react';

const reasons = { required: 'emailRequired', format: 'emailFormat' } as const satisfies Readonly<
  Record<EmailReason, string>
>;

type AnswerToProps = {
  /** The address of the member's account; undefined until it has come. */
  readonly own: string | null | undefined;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly reason: EmailReason | null;
};

/** Where the answer goes: to the member's own address, or to one that is asked for. */
export function AnswerTo({ own, email, onEmail, reason }: AnswerToProps): ReactElement {
  const t = usePhrases('inquiry');
  if (own === undefined) {
    return (
      <p aria-busy="true">
        <Skeleton shape="text" />
      </p>
    );
  }
  if (own !== null) return <p>{t('answerTo', { email: own })}</p>;
  return (
    <TextField
      name="email"
      type="email"
      label={t('email')}
      hint={t('emailHint')}
      required
      autoCapitalize="none"
      autoComplete="email"
      inputMode="email"
      spellCheck={false}
      value={email}
      onValue={(value) => onEmail(value.trim())}
      error={reason === null ? undefined : t(reasons[reason])}
    />
  );
}
