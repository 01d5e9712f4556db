import type { CoinTerms } from '@hanji/domain/purchase/price.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { SpendingSummary, useCoinSpending } from './SpendingSummary.tsx';

type CoinQuestionProps = {
  readonly terms: CoinTerms;
  /** It is another price than the one that the reader had agreed to. */
  readonly changed: boolean;
  /** What it is for, where that is not seen beside it. */
  readonly text?: string | undefined;
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onGetCoins: () => void;
  readonly onNo: () => void;
};

/** Asks whether coins may be used, with what will be used and left; or says that some are missing. */
export function CoinQuestion(props: CoinQuestionProps) {
  const { terms, changed, text, busy, onYes, onGetCoins, onNo } = props;
  const t = usePhrases('unlock');
  const reading = usePhrases('reading');
  const { price } = terms;
  const { data } = useCoinSpending(price);
  const short = data !== undefined && data.missing > 0;
  const question = short ? t('getCoinsTitle') : t('spendTitle', { count: price });
  const cost = reading('priceCoins', { count: price });
  return (
    <ConfirmDialog
      open
      busy={busy}
      title={changed ? t('priceChangedTitle') : question}
      confirmLabel={short ? t('getCoins') : t('spend')}
      cancelLabel={t('notNow')}
      onConfirm={short ? onGetCoins : onYes}
      onCancel={onNo}
    >
      {text && <p>{text}</p>}
      {changed && <p>{t('priceNow', { price: cost })}</p>}
      <SpendingSummary terms={terms} />
    </ConfirmDialog>
  );
}
