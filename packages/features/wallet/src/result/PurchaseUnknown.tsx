import { shopPath } from '@hanji/domain/paths/shop-return.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';
import { HistoryLink } from './HistoryLink.tsx';

/** Where an address names no order: nothing is said of any money. */
export function PurchaseUnknown(): ReactElement {
  const t = usePhrases('shop');
  useDocumentTitle(t('unknownTitle'));
  return (
    <StateMessage
      live
      level={1}
      drawing="missing"
      title={t('unknownTitle')}
      text={t('unknownText')}
      actions={
        <>
          <HistoryLink look="strong" />
          <LinkButton href={shopPath}>{t('toShop')}</LinkButton>
        </>
      }
    />
  );
}
