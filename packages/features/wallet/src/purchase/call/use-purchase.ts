import type { PurchasedChapters } from '@hanji/contract/entities/purchase.ts';
import { callEnd } from '@hanji/domain/purchase/call-end.ts';
import { pendingOfCall } from '@hanji/domain/purchase/pending/pending-purchase.ts';
import type { CoinTerms } from '@hanji/domain/purchase/price.ts';
import type { SoldTitle } from '@hanji/edition/slots/edition-slots.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useInterrupt } from './use-interrupt.ts';
import { useSendPurchase, type PurchaseRequest } from './use-send-purchase.ts';

type PurchaseEnd =
  | { readonly kind: 'done'; readonly bought: PurchasedChapters }
  /** Nothing was spent: it costs something else by now. */
  | { readonly kind: 'ask_again'; readonly terms: CoinTerms }
  /** Nothing was spent: there are too few coins. */
  | { readonly kind: 'coin_purchase' }
  /** It may have been carried out or not; `text` says why that is not known. */
  | { readonly kind: 'unanswered'; readonly text: string }
  /** Said in a toast, or led to what was missing. */
  | { readonly kind: 'reported' }
  /** To be said in a dialog: of a pending purchase. */
  | { readonly kind: 'failed'; readonly text: string };

/** Carries out what a reader agreed to; what did not come about is said, logged and forgotten. */
export function usePurchase(title: SoldTitle, pending: boolean) {
  const t = usePhrases('purchase');
  const say = useToast();
  const send = useSendPurchase(title);
  const interrupt = useInterrupt(title);

  return async (request: PurchaseRequest): Promise<PurchaseEnd> => {
    const sent = await send(request);
    if ('data' in sent) return { kind: 'done', bought: sent.data };
    const { error, unanswered } = sent;
    const { call } = request;
    console.info(`${call.call} failed`, error.code);
    const end = callEnd(call.call, error, pending);
    if (unanswered) {
      return { kind: 'unanswered', text: end.kind === 'failed' ? t(end.error) : t('response') };
    }
    switch (end.kind) {
      case 'ask_again':
      case 'coin_purchase':
        return end;
      case 'login':
        say({ text: t('unauthorizedMember'), kind: 'error' });
        interrupt.toLogin(pendingOfCall({ ...title, ...request }, call));
        return { kind: 'reported' };
      case 'refused':
        return tell(error.message || t('response'), pending ? 'dialog' : 'toast');
      case 'failed':
        return tell(t(end.error), end.shownAs);
    }
  };

  function tell(text: string, shownAs: 'toast' | 'dialog'): PurchaseEnd {
    if (shownAs === 'dialog') return { kind: 'failed', text };
    say({ text, kind: 'error' });
    return { kind: 'reported' };
  }
}
