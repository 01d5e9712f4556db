import { termsOf } from '@hanji/domain/purchase/flow/chapter-call.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import type { AskedPurchase } from '#purchase/call/use-asked-purchase.ts';
import { CoinQuestion } from './CoinQuestion.tsx';

type PurchaseQuestionProps = {
  readonly asked: AskedPurchase;
  /** What it is for, where that is not seen beside it. */
  readonly text?: string | undefined;
};

/** What a purchase has to ask of its reader, if it has. */
export function PurchaseQuestion({ asked, text }: PurchaseQuestionProps) {
  const t = usePhrases('unlock');
  const { state, busy, goOn, getCoins, leave } = asked;
  switch (state.kind) {
    case 'none':
      return null;
    case 'question': {
      const terms = termsOf(state.request.call);
      if (!terms) return null;
      const { changed } = state;
      return (
        <CoinQuestion
          {...{ terms, changed, text, busy }}
          onYes={goOn}
          onGetCoins={getCoins}
          onNo={leave}
        />
      );
    }
    case 'unanswered':
      return (
        <ConfirmDialog
          open
          busy={busy}
          title={t('findingOutTitle')}
          confirmLabel={t('checkNow')}
          cancelLabel={t('notNow')}
          onConfirm={goOn}
          onCancel={leave}
        >
          <p>{state.text}</p>
          <p>{t('findingOutText')}</p>
        </ConfirmDialog>
      );
  }
}
