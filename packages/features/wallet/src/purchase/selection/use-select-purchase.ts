import { readerKind } from '@hanji/domain/chapters/reader.ts';
import { bulkPurchase, selectionTotals } from '@hanji/domain/purchase/bulk/bulk-purchase.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import type { SelectPurchaseProps } from '@hanji/edition/slots/edition-slots.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useEffect, useEffectEvent } from 'react';
import { useAskedPurchase } from '#purchase/call/use-asked-purchase.ts';
import { useInterrupt } from '#purchase/call/use-interrupt.ts';
import { useTellUnlocked } from '#purchase/call/use-tell-unlocked.ts';

/** Buying what was checked, all of it or nothing (reading-service, section 4 "Select-purchase"). */
export function useSelectPurchase(props: SelectPurchaseProps) {
  const { contentId, title, chapters, selection, resumedPrice, inventory, onClose } = props;
  const t = usePhrases('unlock');
  const errors = usePhrases('purchase');
  const say = useToast();
  const interrupt = useInterrupt(props);
  const tellUnlocked = useTellUnlocked(props);
  const reader = readerKind(useCurrentUser() !== null, inventory);
  const totals = selectionTotals(selection, chapters);
  const asked = useAskedPurchase(props, {
    pending: false,
    onBought: ({ call }, done) => {
      const count = call.call === 'unlock-all' ? call.chapterIds.length : 1;
      const ofVolumes = chapters[0]?.unit === 'volume';
      const text = t(ofVolumes ? 'unlockedVolumes' : 'unlockedCount', { count });
      tellUnlocked({ ...done, text });
      onClose();
    },
    onFailed: () => {},
  });

  /** `seen` is the price that the reader has seen, in coins. */
  function buy(seen: number): void {
    const step = bulkPurchase(totals, { reader, inventory, contentId, title });
    switch (step.kind) {
      case 'ask':
        return asked.ask({ title, chapter: null, call: step.call }, totals.price !== seen);
      case 'login':
        return interrupt.toLogin(step.pending);
      case 'blocked':
        return say({ text: errors('unauthorizedMember'), kind: 'error' });
      case 'refused':
        return;
    }
  }

  const resume = useEffectEvent(() => {
    if (resumedPrice !== null) buy(resumedPrice);
  });
  useEffect(() => resume(), []);

  return { totals, asked, buy: () => buy(totals.price) };
}
