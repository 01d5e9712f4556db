import { nicknameMaxLength, type NicknameReason } from '@hanji/domain/forms/profile.ts';
import { visibleCharacters } from '@hanji/domain/text/visible-characters.ts';
import type { PlainPhrase } from '@hanji/i18n/translate.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { TextField } from '@hanji/ui-kit/forms/text-field/TextField.tsx';
import { phraseFor } from './use-rule-form.ts';

const reasons: Readonly<Record<NicknameReason, PlainPhrase<'signUp'>>> = {
  required: 'nicknameRequired',
  tooLong: 'nicknameTooLong',
  character: 'nicknameCharacter',
};

type NicknameFieldProps = {
  readonly id: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly reason: string | undefined;
  /** What whoever enters none is called; without it one must be entered. */
  readonly standard?: string | null;
};

/** A name for other readers to see. */
export function NicknameField({ reason, standard = null, ...field }: NicknameFieldProps) {
  const t = usePhrases('signUp');
  const used = visibleCharacters(field.value).length;
  const phrase = phraseFor(reasons, reason);
  return (
    <TextField
      {...field}
      name="nickname"
      label={t('nickname')}
      required={standard === null}
      autoComplete="nickname"
      placeholder={standard ?? undefined}
      hint={t('nicknameHint')}
      counter={{
        count: used,
        limit: nicknameMaxLength,
        label: t('nicknameLength', { used, limit: nicknameMaxLength }),
      }}
      error={phrase && t(phrase)}
    />
  );
}
