import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { FormError } from '@hanji/ui-kit/forms/form-error/FormError.tsx';
import type { ReactElement } from 'react';
import type { Refusal } from './use-refusal.ts';

/** Why what was sent was not taken, above the fields; takes the focus each time that it comes. */
export function Refused({ refusal }: { readonly refusal: Refusal }): ReactElement | null {
  const t = usePhrases('profile');
  const { message, attempt } = refusal;
  if (message === null) return null;
  return <FormError title={t('notSaved')} errors={[{ message }]} attempt={attempt} />;
}
