import type { PreMigration } from '@hanji/contract/entities/member.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { useHasPage } from '@hanji/edition/frame/site-paths.ts';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { formatNumber } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ReactElement } from 'react';
import { AccountArea } from '#layout/AccountArea.tsx';
import { ActionRow, Rows } from '#layout/Rows.tsx';
import { Moved } from './move/Moved.tsx';

/** /integrate/coin: the coins that came along, and the way to what has become of them. */
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
  const hasPage = useHasPage();
  const none = purchasedCoins + freeCoins === 0;
  return (
    <>
      <p>{t('coinLead', { day: formatDate(locale, movedAt, timeZone) })}</p>
      <Rows note={none ? t('noCoins') : t('coinNote')}>
        <ActionRow label={t('purchasedCoins')} value={formatNumber(locale, purchasedCoins)} />
        <ActionRow label={menu('freeCoins')} value={formatNumber(locale, freeCoins)} />
      </Rows>
      {!none && hasPage('/coin/history/distributed') && (
        <LinkButton href="/coin/history/distributed">{menu('coinHistory')}</LinkButton>
      )}
    </>
  );
}
