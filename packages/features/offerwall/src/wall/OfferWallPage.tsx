import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { NeedsScripts } from '@hanji/edition/frame/NeedsScripts.tsx';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { LoadingNotice, Skeleton } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement } from 'react';
import { useGetOfferProvidersQuery } from '#calls/endpoints.ts';
import { ConversionLayer } from '#layer/ConversionLayer.tsx';
import { MissionLayer } from '#layer/MissionLayer.tsx';
import { useLayer } from '#layer/use-layer.ts';
import { ResultDialog } from '#result/ResultDialog.tsx';
import { ConversionOffer } from './ConversionOffer.tsx';
import { MissionOffer } from './MissionOffer.tsx';
import * as styles from './OfferWall.module.css';

/** /offerwall: who gives free coins here, each in a layer above the page. */
export function OfferWallPage(): ReactElement {
  const t = usePhrases('offerwall');
  useDocumentTitle(t('title'));
  return (
    <div className={styles.wall}>
      <h1 className={styles.title}>{t('title')}</h1>
      <NeedsScripts />
      <Offers />
    </div>
  );
}

function Offers(): ReactElement {
  const t = usePhrases('offerwall');
  const words = usePhrases('frame');
  const { state, show, hide, end } = useLayer();
  const { data, error, refetch } = useGetOfferProvidersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data === undefined) {
    if (error) return <ApiErrorState level={2} error={error} onRetry={() => void refetch()} />;
    return (
      <>
        <LoadingNotice label={words('loading')} slow={words('loadingSlow')} />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </>
    );
  }
  if (data.length === 0) {
    return <StateMessage drawing="empty" title={t('emptyTitle')} text={t('emptyText')} />;
  }
  return (
    <>
      <p className={styles.text}>{t('intro')}</p>
      <ul className={styles.offers}>
        {data.map(({ partner }) => (
          <li key={partner}>
            {partner === 'pincrux' ? (
              <MissionOffer isShown={state.is === 'shown'} onShow={() => show(partner)} />
            ) : (
              <ConversionOffer onShow={() => show(partner)} />
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('partnerNote')}</p>
      {state.is === 'shown' && state.partner === 'pincrux' && <MissionLayer onClose={hide} />}
      {state.is === 'shown' && state.partner === 'pointpark' && (
        <ConversionLayer onClose={hide} onConverted={end} />
      )}
      {state.is === 'result' && <ResultDialog id={state.id} onClose={hide} />}
    </>
  );
}
