import { readerKind } from '@hanji/domain/chapters/reader.ts';
import { bulkPurchase, selectionTotals } from '@hanji/domain/purchase/bulk/bulk-purchase.ts';
import { atTerms, type ChapterCall } from '@hanji/domain/purchase/flow/chapter-action.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import type { SelectPurchaseProps } from '@hanji/edition/slots/edition-slots.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useState } from 'react';
import { useInterrupt } from '#purchase/call/use-interrupt.ts';
import { usePurchase } from '#purchase/call/use-purchase.ts';
import { useTellUnlocked } from '#purchase/call/use-tell-unlocked.ts';

type UnlockAll = Extract<ChapterCall, { call: 'unlock-all' }>;
type Question = { readonly call: UnlockAll; readonly changed: boolean };

/** Buying what was checked, all of it or nothing (reading-service, section 4 "Select-purchase"). */
export function useSelectPurchase(props: SelectPurchaseProps) {
  const { chapters, selection, inventory, onClose } = props;
  const t = usePhrases('unlock');
  const errors = usePhrases('purchase');
  const say = useToast();
  const interrupt = useInterrupt(props);
  const purchase = usePurchase(props, false);
  const tellUnlocked = useTellUnlocked(props);
  const { confirmCoinUse: confirmsCoinUse } = useEdition().supports.wallet;
  const reader = readerKind(useCurrentUser() !== null, inventory);
  const [question, setQuestion] = useState<Question | null>(null);
  const [busy, setBusy] = useState(false);
  const totals = selectionTotals(selection, chapters);

  function buy(): void {
    const step = bulkPurchase(totals, { reader, inventory, confirmsCoinUse });
    switch (step.kind) {
      case 'confirm':
      case 'call':
        // What it takes is seen before it is taken, in every edition.
        if (step.call.call === 'unlock-all') setQuestion({ call: step.call, changed: false });
        return;
      case 'login':
        return interrupt.toLogin(step.pending);
      case 'coin_purchase':
        return interrupt.toShop(step.pending);
      case 'blocked':
        return say({ text: errors('unauthorizedMember'), kind: 'error' });
      case 'refused':
      case 'viewer':
      case 'dialog':
        return;
    }
  }

  async function agree(): Promise<void> {
    if (!question) return;
    setBusy(true);
    const { call } = question;
    const end = await purchase({ chapterId: null, call });
    setBusy(false);
    if (end.kind === 'ask_again') {
      const again = atTerms(call, end.terms);
      return again.call === 'unlock-all'
        ? setQuestion({ call: again, changed: true })
        : setQuestion(null);
    }
    setQuestion(null);
    if (end.kind !== 'done') return;
    const text = t('unlockedCount', { count: call.chapterIds.length });
    tellUnlocked({ bought: end.bought, text, stays: true });
    onClose();
  }

  return { totals, question, busy, buy, agree, decline: () => setQuestion(null) };
}
