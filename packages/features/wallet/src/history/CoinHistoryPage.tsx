import { shopPath } from '@hanji/domain/paths/shop-return.ts';
import { useHasPage } from '@hanji/edition/frame/site-paths.ts';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { TabLinks } from '@hanji/ui-kit/forms/tabs/TabLinks.tsx';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ColumnPage } from '@hanji/edition/frame/column/ColumnPage.tsx';
import { Balance } from '#totals/Balance.tsx';
import { DistributedHistory } from './entries/DistributedHistory.tsx';
import {
  historyPath,
  kindsOf,
  readHistoryFilter,
  readHistoryType,
  type HistoryType,
} from './history-address.ts';
import { HistoryFilters } from './filters/HistoryFilters.tsx';
import { UsedHistory } from './entries/UsedHistory.tsx';

/** /coin/history/{type}: where coins came from, and what they went for (reading-service, section 2). */
export function CoinHistoryPage(): ReactElement {
  const type = readHistoryType(useParams()['type']);
  return type ? <CoinHistory type={type} /> : <NotFoundPage />;
}

function CoinHistory({ type }: { readonly type: HistoryType }): ReactElement {
  const t = usePhrases('coinHistory');
  const menu = usePhrases('menu');
  const buyCoins = usePhrases('shop')('title');
  const hasPage = useHasPage();
  const [query] = useSearchParams();
  const up = hasPage('/userinfo') ? { href: '/userinfo', label: menu('myPage') } : undefined;
  const { months } = readHistoryFilter(query, []);
  return (
    <ColumnPage title={menu('coinHistory')} up={up}>
      <Balance tickets />
      {hasPage(shopPath) && <LinkButton href={shopPath}>{buyCoins}</LinkButton>}
      <TabLinks
        label={menu('coinHistory')}
        current={historyPath(type, { months })}
        tabs={(['distributed', 'used'] as const).map((other) => ({
          href: historyPath(other, { months }),
          label: t(other),
        }))}
      />
      <HistoryFilters type={type} filter={readHistoryFilter(query, kindsOf[type])} />
      {type === 'used' ? (
        <UsedHistory filter={readHistoryFilter(query, kindsOf.used)} />
      ) : (
        <DistributedHistory filter={readHistoryFilter(query, kindsOf.distributed)} />
      )}
    </ColumnPage>
  );
}
