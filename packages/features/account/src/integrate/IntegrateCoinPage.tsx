import type { PreMigration } from '@hanji/contract/entities/member.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { formatNumber } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { AccountArea } from '#layout/AccountArea.tsx';
import { ActionRow, Rows } from '#layout/Rows.tsx';
import { Moved } from './move/Moved.tsx';

/** /integrate/coin: the coins that came along. No wallet has taken them yet, which it says. */
export function IntegrateCoinPage(): ReactElement {
  const t = usePhrases('integrate');
  const up = usePhrases('menu')('myPage');
  return (
    <AccountArea title={t('coinTitle')} up={{ href: '/userinfo', label: up }}>
      <Moved>{(moved) => <Coins {...moved} />}</Moved>
    </AccountArea>
  );
}

function Coins(moved: NonNullable<PreMigration['moved']>): ReactElement {
  const { purchasedCoins, freeCoins, movedAt } = moved;
  const t = usePhrases('integrate');
  const menu = usePhrases('menu');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const none = purchasedCoins + freeCoins === 0;
  return (
    <>
      <p>{t('coinLead', { day: formatDate(locale, movedAt, timeZone) })}</p>
      <Rows note={none ? t('noCoins') : t('coinNote')}>
        <ActionRow label={t('purchasedCoins')} value={formatNumber(locale, purchasedCoins)} />
        <ActionRow label={menu('freeCoins')} value={formatNumber(locale, freeCoins)} />
      </Rows>
    </>
  );
}
