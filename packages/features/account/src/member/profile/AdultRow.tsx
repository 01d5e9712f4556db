import { useGetMatureQuery } from '@hanji/api-client/endpoints/mature.ts';
import type { Mature } from '@hanji/contract/entities/member.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { LinkRow } from '#layout/Rows.tsx';

/** Whether the member's age is verified, and the way there, where the edition asks for it. */
export function AdultRow(): ReactElement | null {
  const t = usePhrases('profile');
  const { supports } = useEdition();
  const { data } = useGetMatureQuery(undefined, { skip: !supports.mature.verification });
  const status = useVerification(data);
  if (!supports.mature.verification) return null;
  return <LinkRow href="/maturecertificate" label={t('adult')} value={status} />;
}

function useVerification(mature: Mature | undefined): string {
  const t = usePhrases('profile');
  const locale = useLocale();
  const { timeZone } = useEdition();
  if (!mature) return '…';
  const { status, expiredAt } = mature.adultVerification;
  if (status === 'expired') return t('adultExpired');
  if (status === 'unverified' || expiredAt === null) return t('adultUnverified');
  return t('adultVerified', { day: formatDate(locale, expiredAt, timeZone) });
}
