import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import { readerKind } from '@hanji/domain/chapters/reader.ts';
import { atTerms, coinCall, type ChapterCall } from '@hanji/domain/purchase/flow/chapter-action.ts';
import type { PendingPurchase } from '@hanji/domain/purchase/pending/pending-purchase.ts';
import { pendingStep } from '@hanji/domain/purchase/pending/pending-step.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { takePendingPurchase } from '@hanji/edition/session/pending-purchase.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import type { PendingPurchaseProps, SoldChapter } from '@hanji/edition/slots/edition-slots.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useInterrupt } from '#purchase/call/use-interrupt.ts';
import { usePurchase } from '#purchase/call/use-purchase.ts';
import { useTellUnlocked } from '#purchase/call/use-tell-unlocked.ts';
import { ownPending } from './stored-pending.ts';

type Wanted = { readonly chapter: Chapter; readonly call: ChapterCall };

export type PendingState =
  | { readonly kind: 'nothing' }
  | ({ readonly kind: 'question'; readonly changed: boolean; readonly busy: boolean } & Wanted)
  /** `wanted` where coins alone were missing. */
  | { readonly kind: 'failed'; readonly text: string; readonly wanted: PendingPurchase | null };

const nothing: PendingState = { kind: 'nothing' };

/**
 * Carries out the purchase that sign-in or buying coins had interrupted, once, on its own title
 * (reading-service, section 4 "Pending purchase"; decision "pending purchase").
 */
export function usePendingPurchase(props: PendingPurchaseProps) {
  const { contentId, findChapter, onOpen } = props;
  const t = usePhrases('unlock');
  const errors = usePhrases('purchase');
  const say = useToast();
  const user = useCurrentUser();
  const { confirmCoinUse: confirmsCoinUse } = useEdition().supports.wallet;
  const purchase = usePurchase(props, true);
  const tellUnlocked = useTellUnlocked(props);
  const interrupt = useInterrupt(props);
  const [state, setState] = useState(nothing);
  const fail = (text: string, wanted: PendingPurchase | null = null): void =>
    setState({ kind: 'failed', text, wanted });

  async function run({ chapter, call }: Wanted): Promise<void> {
    if (call.call === 'unlock-all') return;
    const end = await purchase({ chapterId: chapter.id, call });
    switch (end.kind) {
      case 'done':
        if (call.call === 'unlock') {
          const text = t('unlocked', { name: chapter.name });
          tellUnlocked({ bought: end.bought, text, stays: false });
        }
        return onOpen(chapter.id);
      case 'ask_again':
        return ask({ chapter, call: atTerms(call, end.terms) }, true);
      case 'failed':
        return fail(end.text);
      case 'told':
        return setState(nothing);
    }
  }
  const ask = (wanted: Wanted, changed: boolean): void =>
    setState({ kind: 'question', ...wanted, changed, busy: false });

  function goOn(pending: PendingPurchase, { chapter, inventory }: SoldChapter): void {
    const reader = readerKind(user !== null, inventory);
    const facts = { reader, inventory, confirmsCoinUse, contentId, chapters: [chapter] };
    const step = pendingStep(pending, facts);
    switch (step.kind) {
      case 'drop':
        return;
      case 'call':
        return void run({ chapter, call: step.call });
      case 'confirm':
        return ask({ chapter, call: step.call }, false);
      case 'ask_again':
        return ask({ chapter, call: coinCall(step.method, chapter.salesConfig) }, true);
      case 'failed':
        if (step.why === 'low_balance') return fail(t('notEnough'), pending);
        return fail(errors('unavailableContents'));
    }
  }

  const begin = useEffectEvent(() => {
    const pending = ownPending(takePendingPurchase(), user?.userId ?? null);
    if (pending === null) return;
    // Nobody pays for what is not on the screen.
    if (pending.contentId !== contentId) return say({ text: t('pendingDropped') });
    findChapter(pending.chapterId).then(
      (found) => (found ? goOn(pending, found) : fail(errors('unavailableContents'))),
      () => fail(errors('networkTimeout')),
    );
  });
  useEffect(() => begin(), []);

  return {
    state,
    agree: (): void => {
      if (state.kind !== 'question') return;
      setState({ ...state, busy: true });
      void run(state);
    },
    close: (): void => setState(nothing),
    buyCoins: (): void => {
      if (state.kind === 'failed') interrupt.toShop(state.wanted);
    },
  };
}
