import type { CoinOrder } from '@hanji/contract/entities/payment.ts';
import type { OrderFailure } from '@hanji/contract/vocabulary.ts';
import { shopPath } from '@hanji/domain/paths/shop-return.ts';
import { shopReturn } from '@hanji/edition/frame/shop-return.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';
import { useGetCoinSalesConfigQuery } from '#payment/endpoints.ts';
import { useFailureText } from '#payment/use-failure-text.ts';
import { AskButton, type Asking } from './AskButton.tsx';
import { HistoryLink } from './HistoryLink.tsx';

type OrderResultProps = Pick<CoinOrder, 'result' | 'reason' | 'coins' | 'bonusCoins'> & Asking;

const drawings = {
  success: 'done',
  cancel: 'undone',
  fail: 'error',
  pending: 'waiting',
} as const;

/** How a purchase ended, and the way on: back to where the reader was, or to another try. */
export function OrderResult(props: OrderResultProps): ReactElement {
  const { result, reason, coins, bonusCoins, asking, onAsk } = props;
  const t = usePhrases('shop');
  const failureText = useFailureText();
  const reading = usePhrases('reading');
  const refunded = reason === 'refunded';
  const { data: sales } = useGetCoinSalesConfigQuery(undefined, { skip: reason !== 'store' });
  const textOfFailure = (failure: OrderFailure): string => {
    if (failure === 'refunded') return t('refundedText');
    if (failure === 'mismatch') return t('mismatchText');
    if (failure === 'mismatchRefunded') return t('mismatchRefundedText');
    return failureText(failure, sales?.payments ?? []);
  };
  const title = {
    success: t('successTitle'),
    cancel: t('cancelTitle'),
    fail: refunded ? t('refundedTitle') : t('failTitle'),
    pending: t('pendingTitle'),
  }[result];
  const text = {
    success: t('successText', { coins: reading('priceCoins', { count: coins + bonusCoins }) }),
    cancel: t('cancelText'),
    fail: textOfFailure(reason ?? 'response'),
    pending: t('pendingText'),
  }[result];
  useDocumentTitle(title);
  const back = shopReturn();
  return (
    <StateMessage
      live
      level={1}
      drawing={refunded ? 'undone' : drawings[result]}
      title={title}
      text={text}
      actions={
        <>
          {result === 'pending' && <AskButton asking={asking} onAsk={onAsk} />}
          {refunded && <HistoryLink look="strong" />}
          {(result === 'cancel' || result === 'fail') && !refunded && (
            <LinkButton look="strong" href={shopPath}>
              {t('toShop')}
            </LinkButton>
          )}
          <LinkButton look={result === 'success' ? 'strong' : 'plain'} href={back}>
            {t('goOn')}
          </LinkButton>
        </>
      }
    />
  );
}
