import { readerKind } from '@hanji/domain/chapters/reader.ts';
import {
  buttonActions,
  chapterAction,
  type ActionFacts,
  type ActionStep,
} from '@hanji/domain/purchase/flow/chapter-action.ts';
import type { OneChapterCall } from '@hanji/domain/purchase/flow/chapter-call.ts';
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
import { useAskedPurchase, type AskedPurchase } from './call/use-asked-purchase.ts';
import { useInterrupt } from './call/use-interrupt.ts';
import { useTellUnlocked } from './call/use-tell-unlocked.ts';

type ChapterPurchaseState = {
  /** Null while the gauge or an advertisement opens the chapter: nothing is asked then. */
  readonly dialog: FlowDialog | null;
  /** What an advertisement does; null where none stands before the chapter, or no longer. */
  readonly advertisement: Omit<ComponentProps<typeof AdvertisementDialog>, 'of'> | null;
  readonly asked: AskedPurchase;
  /** The button whose way is being gone. */
  readonly busy: DialogButton | null;
  readonly press: (button: DialogButton) => void;
};

/** What a reader does in the dialog before a chapter (reading-service, section 4). */
export function useChapterPurchase(props: ChapterPurchaseProps): ChapterPurchaseState {
  const { title, chapter, need, onOpen, onClose } = props;
  const t = usePhrases('unlock');
  const errors = usePhrases('purchase');
  const say = useToast();
  const facts = useActionFacts(props);
  const interrupt = useInterrupt(props);
  const tellUnlocked = useTellUnlocked(props);
  const [dialog, setDialog] = useState(need.kind === 'dialog' ? need : null);
  const [watches, setWatches] = useState(need.kind === 'rent' && need.method === 'ads');
  const [pressed, setPressed] = useState<DialogButton | null>(null);
  const begun = useRef(false);

  const asked = useAskedPurchase(props, {
    pending: false,
    onBought: ({ call }, done) => {
      if (call.call === 'unlock') {
        const text = t('unlocked', { name: chapter.name });
        tellUnlocked({ ...done, text });
      }
      onOpen('read');
    },
    onFailed: () => {
      if (!dialog) leaveFree();
    },
    // Behind a lost answer, what was on offer may be bought by now.
    onLeft: (state) => {
      if (!dialog || state === 'unanswered') onClose();
    },
  });
  function run(call: OneChapterCall, adToken?: string): void {
    asked.run({ title, chapter: nameOf(chapter), call, adToken });
  }

  function follow(step: ActionStep): void {
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
        return asked.ask({ title, chapter: nameOf(chapter), call: step.call }, false);
      case 'call':
        return run(step.call);
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
    run({ call: 'rent-with-gauge' });
  });
  useEffect(() => rentOnTheWay(), []);

  return {
    dialog,
    advertisement: watches
      ? {
          onShown: (adToken) => run({ call: 'rent-with-ads' }, adToken),
          onTicket: () => run({ call: 'rent-with-ads' }),
          onFailed: ({ code, message }) => {
            say({ text: message || errors(purchaseError(code)), kind: 'error' });
            leaveFree();
          },
          onOther: others && leaveFree,
          onClose,
        }
      : null,
    asked,
    busy: asked.busy ? pressed : null,
    press(button) {
      setPressed(button);
      const action = buttonActions[button];
      if (action !== null) follow(chapterAction(action, facts));
    },
  };
}

const refusals = { unavailable: 'unavailableContents', no_tickets: 'noRentalTickets' } as const;

/** Who reads is asked anew: another tab may have signed out meanwhile. */
function useActionFacts(props: ChapterPurchaseProps): ActionFacts {
  const { contentId, title, chapter, inventory } = props;
  const reader = readerKind(useCurrentUser() !== null, inventory);
  const confirmsCoinUse = useEdition().supports.wallet.confirmCoinUse;
  return { reader, inventory, confirmsCoinUse, contentId, title, chapter };
}

/** Of a chapter, no more than a call and what is left of it need. */
function nameOf({ id, name }: ChapterPurchaseProps['chapter']) {
  return { id, name };
}
