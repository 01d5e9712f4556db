import { useGetMatureQuery } from '@hanji/api-client/endpoints/mature.ts';
import type { Mature } from '@hanji/contract/entities/member.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { forgetPlace } from '@hanji/edition/mature/certification-return.ts';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { useEffect, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountArea } from '#layout/AccountArea.tsx';
import { AccountQuery } from '#layout/AccountQuery.tsx';
import * as styles from './Certification.module.css';

/**
 * /maturecertificate: what the verification of the age is, and where it begins. With `redirect=Y`
 * it leads back afterwards to the page that asked for it.
 */
export function MatureCertificatePage(): ReactElement {
  const t = usePhrases('certification');
  const up = usePhrases('menu')('myPage');
  const [query] = useSearchParams();
  const comesBack = query.get('redirect') === 'Y';
  const mature = useGetMatureQuery(undefined, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    if (!comesBack) forgetPlace();
  }, [comesBack]);
  return (
    <AccountArea title={t('title')} lead={t('lead')} up={{ href: '/userinfo', label: up }}>
      <ul className={styles.facts}>
        <li>{t('factWhat')}</li>
        <li>{t('factYear')}</li>
        <li>{t('factKept')}</li>
      </ul>
      <AccountQuery query={mature}>{(status) => <Verification {...status} />}</AccountQuery>
    </AccountArea>
  );
}

function Verification({ adultVerification: { status, expiredAt } }: Mature): ReactElement {
  const t = usePhrases('certification');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const verified = status === 'verified' && expiredAt !== null;
  const again = status !== 'unverified';
  return (
    <>
      {verified && (
        <p role="status">{t('verifiedUntil', { day: formatDate(locale, expiredAt, timeZone) })}</p>
      )}
      {status === 'expired' && <p role="status">{t('expired')}</p>}
      <LinkButton look={verified ? 'plain' : 'strong'} wide href="/certificate/adult">
        {again ? t('again') : t('begin')}
      </LinkButton>
    </>
  );
}
