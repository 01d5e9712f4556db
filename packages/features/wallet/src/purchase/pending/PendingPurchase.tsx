import { termsOf } from '@hanji/domain/purchase/flow/chapter-action.ts';
import { LaterPhrases } from '@hanji/edition/language/LaterPhrases.tsx';
import type { PendingPurchaseProps } from '@hanji/edition/slots/edition-slots.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { CoinQuestion } from '#purchase/dialog/CoinQuestion.tsx';
import { usePendingPurchase } from './use-pending-purchase.ts';

/** Goes on with a purchase whose reader has signed in or bought coins, and says what becomes of it. */
export function PendingPurchase(props: PendingPurchaseProps) {
  return (
    <LaterPhrases>
      <Pending {...props} />
    </LaterPhrases>
  );
}

function Pending(props: PendingPurchaseProps) {
  const t = usePhrases('unlock');
  const frame = usePhrases('frame');
  const { state, agree, close, buyCoins } = usePendingPurchase(props);
  switch (state.kind) {
    case 'nothing':
      return null;
    case 'question': {
      const terms = termsOf(state.call);
      if (!terms) return null;
      return (
        <CoinQuestion
          terms={terms}
          changed={state.changed}
          text={state.chapter.name}
          busy={state.busy}
          onYes={agree}
          onNo={close}
        />
      );
    }
    case 'failed':
      return (
        <ConfirmDialog
          open
          title={t('pendingFailedTitle')}
          confirmLabel={state.wanted ? t('getCoins') : frame('ok')}
          cancelLabel={state.wanted ? t('notNow') : undefined}
          onConfirm={state.wanted ? buyCoins : close}
          onCancel={close}
        >
          {state.text}
        </ConfirmDialog>
      );
  }
}
