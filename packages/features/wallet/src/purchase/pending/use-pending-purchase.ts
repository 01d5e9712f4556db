import { readerKind } from '@hanji/domain/chapters/reader.ts';
import { coinCall } from '@hanji/domain/purchase/flow/chapter-call.ts';
import type {
  PendingChapter,
  PendingPurchase,
  PendingSelection,
} from '@hanji/domain/purchase/pending/pending-purchase.ts';
import { selectionStep } from '@hanji/domain/purchase/pending/pending-selection.ts';
import { pendingStep } from '@hanji/domain/purchase/pending/pending-step.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import {
  keepPendingPurchase,
  takePendingPurchase,
} from '@hanji/edition/session/pending-purchase.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import type { PendingPurchaseProps, SoldChapter } from '@hanji/edition/slots/edition-slots.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAskedPurchase } from '#purchase/call/use-asked-purchase.ts';
import { useInterrupt } from '#purchase/call/use-interrupt.ts';
import { useTellUnlocked } from '#purchase/call/use-tell-unlocked.ts';
import { ownPending } from './stored-pending.ts';

/** `wanted` where coins alone were missing, which the summary says. */
type Failed =
  | { readonly text: string; readonly wanted: null }
  | { readonly text: null; readonly wanted: PendingPurchase };

/**
 * Carries out the purchase that sign-in or buying coins had interrupted, once, on its own title
 * (reading-service, section 4 "Pending purchase"; decision "pending purchase"). Chapters that were
 * chosen together are chosen again, and their reader is asked.
 */
export function usePendingPurchase(props: PendingPurchaseProps) {
  const { contentId, findChapters, onOpen, onChoose } = props;
  const t = usePhrases('unlock');
  const errors = usePhrases('purchase');
  const say = useToast();
  const user = useCurrentUser();
  const { confirmCoinUse: confirmsCoinUse } = useEdition().supports.wallet;
  const tellUnlocked = useTellUnlocked(props);
  const interrupt = useInterrupt(props);
  const [failed, setFailed] = useState<Failed | null>(null);
  const fail = (text: string): void => setFailed({ text, wanted: null });
  const asked = useAskedPurchase(props, {
    pending: true,
    onBought: ({ chapter, call }, done) => {
      if (chapter === null) return;
      if (call.call === 'unlock') {
        const text = t('unlocked', { name: chapter.name });
        tellUnlocked({ ...done, text });
      }
      onOpen(chapter.id);
    },
    onFailed: (text) => {
      if (text !== null) fail(text);
    },
  });

  function goOn(pending: PendingChapter, [found]: readonly SoldChapter[]): void {
    if (found === undefined) return fail(errors('unavailableContents'));
    const { chapter, title, inventory } = found;
    const reader = readerKind(user !== null, inventory);
    const facts = { reader, inventory, confirmsCoinUse, contentId, title, chapters: [chapter] };
    const step = pendingStep(pending, facts);
    const of = { title, chapter: { id: chapter.id, name: chapter.name } };
    switch (step.kind) {
      case 'drop':
        return;
      case 'call':
        return asked.run({ ...of, call: step.call });
      case 'confirm':
        return asked.ask({ ...of, call: step.call }, false);
      case 'ask_again':
        return asked.ask({ ...of, call: coinCall(step.method, chapter.salesConfig) }, true);
      case 'failed':
        if (step.why === 'low_balance') return setFailed({ text: null, wanted: pending });
        return fail(errors('unavailableContents'));
    }
  }

  function choose(pending: PendingSelection, found: readonly SoldChapter[]): void {
    if (found[0] === undefined) return fail(errors('unavailableContents'));
    const reader = readerKind(user !== null, found[0].inventory);
    const chapters = found.map(({ chapter }) => chapter);
    const step = selectionStep(pending, { contentId, reader, chapters });
    if (step.kind === 'choose') onChoose?.(step.resumed);
    if (step.kind === 'failed') fail(errors('unavailableContents'));
  }

  const begin = useEffectEvent(() => {
    const kept = takePendingPurchase();
    const pending = ownPending(kept, user?.userId ?? null);
    if (pending === null) return;
    // Nobody pays for what is not on the screen.
    if (pending.contentId !== contentId) return say({ text: t('pendingDropped') });
    const several = pending.method === 'unlock-all';
    // It waits for the title's list.
    if (several && onChoose === null) return keepPendingPurchase(String(kept));
    findChapters(several ? pending.chapterIds : [pending.chapterId]).then(
      (found) => (several ? choose(pending, found) : goOn(pending, found)),
      () => fail(errors('networkTimeout')),
    );
  });
  useEffect(() => begin(), []);

  return {
    failed,
    asked,
    close: (): void => setFailed(null),
    buyCoins: (): void => interrupt.toShop(failed?.wanted ?? null),
  };
}
