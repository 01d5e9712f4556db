import type { CoinOrder } from '@hanji/contract/entities/payment.ts';
import { shopPath } from '@hanji/domain/paths/shop-return.ts';
import { shopReturn } from '@hanji/edition/frame/shop-return.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';

type OrderResultProps = Pick<CoinOrder, 'result'> &
  Partial<Pick<CoinOrder, 'reason' | 'coins' | 'bonusCoins'>> & {
    /** Asks once more; null where there is no order to ask about. */
    readonly onAsk: (() => void) | null;
    /** The reader had it asked, and there is no answer yet. */
    readonly asking?: boolean;
  };

const drawings = {
  success: 'done',
  cancel: 'undone',
  fail: 'error',
  pending: 'waiting',
} as const;

/** How a purchase ended, and the way on: back to where the reader was, or to another try. */
export function OrderResult(props: OrderResultProps): ReactElement {
  const { result, reason, coins = 0, bonusCoins = 0, onAsk, asking = false } = props;
  const t = usePhrases('shop');
  const purchase = usePhrases('purchase');
  const reading = usePhrases('reading');
  const title = {
    success: t('successTitle'),
    cancel: t('cancelTitle'),
    fail: t('failTitle'),
    pending: t('pendingTitle'),
  }[result];
  const text = {
    success:
      coins > 0
        ? t('successText', { coins: reading('priceCoins', { count: coins + bonusCoins }) })
        : undefined,
    cancel: t('cancelText'),
    fail: purchase(reason ?? 'response'),
    pending: t('pendingText'),
  }[result];
  useDocumentTitle(title);
  const back = shopReturn();
  return (
    <StateMessage
      live
      level={1}
      drawing={drawings[result]}
      title={title}
      text={text}
      actions={
        <>
          {result === 'pending' && onAsk && (
            <Button look="strong" busy={asking} onClick={onAsk}>
              {asking ? t('completing') : t('checkAgain')}
            </Button>
          )}
          {(result === 'cancel' || result === 'fail') && (
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
