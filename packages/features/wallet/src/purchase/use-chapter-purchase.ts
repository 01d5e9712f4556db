import { readerKind } from '@hanji/domain/chapters/reader.ts';
import {
  atTerms,
  buttonActions,
  chapterAction,
  type ActionFacts,
  type ActionStep,
  type ChapterCall,
} from '@hanji/domain/purchase/flow/chapter-action.ts';
import { purchaseError } from '@hanji/domain/errors/kinds/purchase-error.ts';
import {
  otherWays,
  type DialogButton,
  type FlowDialog,
} from '@hanji/domain/purchase/flow/purchase-flow.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import type { ChapterPurchaseProps } from '@hanji/edition/slots/edition-slots.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import type { AdvertisementDialog } from './advertisement/AdvertisementDialog.tsx';
import { useInterrupt } from './call/use-interrupt.ts';
import { usePurchase } from './call/use-purchase.ts';
import type { Order } from './call/use-send-purchase.ts';
import { useTellUnlocked } from './call/use-tell-unlocked.ts';

/** Whether coins may be used, before they are; `changed` where the price is another one by now. */
type Question = { readonly call: ChapterCall; readonly changed: boolean };

export type ChapterPurchaseState = {
  /** Null while the gauge or an advertisement opens the chapter: nothing is asked then. */
  readonly dialog: FlowDialog | null;
  /** What an advertisement does; null where none stands before the chapter, or no longer. */
  readonly advertisement: Omit<ComponentProps<typeof AdvertisementDialog>, 'of'> | null;
  readonly question: Question | null;
  readonly busy: DialogButton | 'question' | null;
  readonly press: (button: DialogButton) => void;
  readonly agree: () => void;
  readonly decline: () => void;
};

/** What a reader does in the dialog before a chapter (reading-service, section 4). */
export function useChapterPurchase(props: ChapterPurchaseProps): ChapterPurchaseState {
  const { chapter, need, onOpen, onClose } = props;
  const t = usePhrases('unlock');
  const errors = usePhrases('purchase');
  const say = useToast();
  const facts = useActionFacts(props);
  const interrupt = useInterrupt(props);
  const purchase = usePurchase(props, false);
  const tellUnlocked = useTellUnlocked(props);
  const [dialog, setDialog] = useState(need.kind === 'dialog' ? need : null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [watches, setWatches] = useState(need.kind === 'rent' && need.method === 'ads');
  const [busy, setBusy] = useState<ChapterPurchaseState['busy']>(null);
  const begun = useRef(false);

  async function run(call: ChapterCall, by: DialogButton | 'question', adToken?: string) {
    setBusy(by);
    const end = await purchase(orderOf(chapter.id, call, adToken));
    setBusy(null);
    if (end.kind === 'ask_again') {
      return setQuestion({ call: atTerms(call, end.terms), changed: true });
    }
    setQuestion(null);
    if (end.kind !== 'done') return dialog ? undefined : leaveFree();
    if (call.call === 'unlock') {
      const text = t('unlocked', { name: chapter.name });
      tellUnlocked({ bought: end.bought, text, stays: false });
    }
    onOpen('read');
  }

  function follow(step: ActionStep, by: DialogButton): void {
    switch (step.kind) {
      case 'viewer':
        return onOpen(step.salesType === 'trial' ? 'preview' : 'read');
      case 'dialog':
        return setDialog(step);
      case 'login':
        return interrupt.toLogin(step.pending);
      case 'coin_purchase':
        return interrupt.toShop(step.pending);
      case 'confirm':
        return setQuestion({ call: step.call, changed: false });
      case 'call':
        return void run(step.call, by);
      case 'blocked':
        return say({ text: errors('unauthorizedMember'), kind: 'error' });
      case 'refused':
        return say({ text: errors(refusals[step.why]), kind: 'error' });
    }
  }

  const others = otherWays(chapter);
  /** What would have been free does not come about: there may be other ways. */
  function leaveFree(): void {
    setWatches(false);
    if (others) setDialog(others);
    else onClose();
  }
  const rentOnTheWay = useEffectEvent(() => {
    if (need.kind !== 'rent' || need.method !== 'gauge' || begun.current) return;
    begun.current = true;
    void run({ call: 'rent-with-gauge' }, 'question');
  });
  useEffect(() => rentOnTheWay(), []);

  return {
    dialog,
    advertisement: watches
      ? {
          onShown: (adToken) => void run({ call: 'rent-with-ads' }, 'question', adToken),
          onFailed: ({ code, message }) => {
            say({ text: message || errors(purchaseError(code)), kind: 'error' });
            leaveFree();
          },
          onOther: others && leaveFree,
          onClose,
        }
      : null,
    question,
    busy,
    press(button) {
      const action = buttonActions[button];
      if (action !== null) follow(chapterAction(action, facts), button);
    },
    agree: () => question && void run(question.call, 'question'),
    decline: () => (dialog ? setQuestion(null) : onClose()),
  };
}

const refusals = { unavailable: 'unavailableContents', no_tickets: 'noRentalTickets' } as const;

/** Who reads is asked anew: another tab may have signed out meanwhile. */
function useActionFacts({ contentId, chapter, inventory }: ChapterPurchaseProps): ActionFacts {
  const reader = readerKind(useCurrentUser() !== null, inventory);
  const confirmsCoinUse = useEdition().supports.wallet.confirmCoinUse;
  return { reader, inventory, confirmsCoinUse, contentId, chapter };
}

function orderOf(chapterId: number, call: ChapterCall, adToken?: string): Order {
  return call.call === 'unlock-all' ? { chapterId: null, call } : { chapterId, call, adToken };
}
