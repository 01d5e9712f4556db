import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { NeedsScripts } from '@hanji/edition/frame/NeedsScripts.tsx';
import { useInServiceApp } from '@hanji/edition/session/service-app.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { LoadingNotice, Skeleton } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement } from 'react';
import { useGetCoinSalesConfigQuery } from '#payment/endpoints.ts';
import { Balance } from '#totals/Balance.tsx';
import { GoodToKnow } from './GoodToKnow.tsx';
import * as styles from './Shop.module.css';
import { ShopForm } from './ShopForm.tsx';
import { ShortageNote } from './wish/ShortageNote.tsx';
import { useShortage } from './wish/use-shortage.ts';

/** /coinpurchase: what coins are sold, and how they can be paid (reading-service, section 2). */
export function ShopPage(): ReactElement {
  const t = usePhrases('shop');
  const inApp = useInServiceApp();
  const shortage = useShortage();
  useDocumentTitle(t('title'));
  return (
    <div className={styles.shop}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <NeedsScripts />
        <section aria-label={t('yourCoins')}>
          <Balance />
        </section>
        {shortage && <ShortageNote {...shortage} />}
      </div>
      {inApp ? <NotSoldHere /> : <Offer missing={shortage?.missing ?? null} />}
      <p>
        <LinkButton href="/offerwall">{t('freeCoins')}</LinkButton>
      </p>
    </div>
  );
}

/** An app sells by its store, which allows no other way to pay in it. */
function NotSoldHere(): ReactElement {
  const t = usePhrases('shop');
  const purchase = usePhrases('purchase');
  return (
    <StateMessage
      drawing="lock"
      title={purchase('unsupportedDeviceOrStore')}
      text={t('inAppText')}
    />
  );
}

function Offer({ missing }: { readonly missing: number | null }): ReactElement {
  const t = usePhrases('shop');
  const frame = usePhrases('frame');
  const { data, error, refetch } = useGetCoinSalesConfigQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data === undefined) {
    if (error) return <ApiErrorState level={2} error={error} onRetry={() => void refetch()} />;
    return (
      <>
        <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />
        <Skeleton shape="title" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </>
    );
  }
  if (data.products.length === 0 || data.payments.length === 0) {
    return <StateMessage drawing="empty" title={t('emptyTitle')} text={t('emptyText')} />;
  }
  return (
    <>
      <div className={styles.form}>
        <ShopForm config={data} missing={missing} />
      </div>
      <GoodToKnow products={data.products} />
    </>
  );
}
