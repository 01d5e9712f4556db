import type { PurchasedChapters } from '@hanji/contract/entities/purchase.ts';
import { callEnd } from '@hanji/domain/purchase/call-end.ts';
import type { PendingPurchase } from '@hanji/domain/purchase/pending/pending-purchase.ts';
import { pendingOfCall } from '@hanji/domain/purchase/pending/pending-purchase.ts';
import type { CoinTerms } from '@hanji/domain/purchase/price.ts';
import type { SoldTitle } from '@hanji/edition/slots/edition-slots.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useInterrupt } from './use-interrupt.ts';
import { useSendPurchase, type Order } from './use-send-purchase.ts';

export type PurchaseEnd =
  | { readonly kind: 'done'; readonly bought: PurchasedChapters }
  /** Nothing was spent: it costs something else by now. */
  | { readonly kind: 'ask_again'; readonly terms: CoinTerms }
  /** Said in a toast, or led to what was missing. */
  | { readonly kind: 'told' }
  /** To be said in a dialog: of a pending purchase. */
  | { readonly kind: 'failed'; readonly text: string };

/** Carries out what a reader agreed to; what did not come about is said, logged and forgotten. */
export function usePurchase(title: SoldTitle, pending: boolean) {
  const t = usePhrases('purchase');
  const say = useToast();
  const send = useSendPurchase(title);
  const interrupt = useInterrupt(title);

  return async (order: Order): Promise<PurchaseEnd> => {
    const sent = await send(order);
    if ('data' in sent) return { kind: 'done', bought: sent.data };
    const { error } = sent;
    console.info(`${order.call.call} failed`, error.code);
    const end = callEnd(order.call.call, error, pending);
    const left = pendingIn(title, order);
    switch (end.kind) {
      case 'ask_again':
        return end;
      case 'coin_purchase':
        interrupt.toShop(left);
        return { kind: 'told' };
      case 'login':
        say({ text: t('unauthorizedMember'), kind: 'error' });
        interrupt.toLogin(left);
        return { kind: 'told' };
      case 'refused':
        return tell(error.message || t('response'), pending ? 'dialog' : 'toast');
      case 'failed':
        return tell(t(end.error), end.shownAs);
    }
  };

  function tell(text: string, shownAs: 'toast' | 'dialog'): PurchaseEnd {
    if (shownAs === 'dialog') return { kind: 'failed', text };
    say({ text, kind: 'error' });
    return { kind: 'told' };
  }
}

function pendingIn({ contentId }: SoldTitle, { chapterId, call }: Order): PendingPurchase | null {
  return chapterId === null ? null : pendingOfCall({ contentId, chapterId }, call);
}
