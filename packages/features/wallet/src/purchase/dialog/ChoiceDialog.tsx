import { coinTerms, spendableCoins, type CoinMethod } from '@hanji/domain/purchase/price.ts';
import type { DialogButton, FlowDialog } from '@hanji/domain/purchase/flow/purchase-flow.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import type { ChapterPurchaseProps } from '@hanji/edition/slots/edition-slots.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { PurchaseDialog } from '@hanji/ui-kit/wallet/purchase-dialog/PurchaseDialog.tsx';
import { SpendingSummary } from './SpendingSummary.tsx';
import { useChoiceWords } from './use-choices.ts';

type ChoiceDialogProps = Pick<
  ChapterPurchaseProps,
  'title' | 'chapter' | 'inventory' | 'onClose'
> & {
  readonly dialog: FlowDialog;
  /** The way that is being gone; null while the reader chooses. */
  readonly busy: DialogButton | null;
  readonly onPress: (button: DialogButton) => void;
};

const methods: Readonly<Partial<Record<DialogButton, CoinMethod>>> = {
  rentCoin: 'rent-with-coin',
  buyCoin: 'unlock',
};

/** How a chapter can be had (reading-service, section 4 "Dialog buttons"), and what each way takes. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { title, chapter, inventory, dialog, busy, onPress, onClose } = props;
  const t = usePhrases('unlock');
  const { wordsOf, wordsOfMethod } = useChoiceWords(props);
  const text = useText(dialog);
  const { confirmCoinUse } = useEdition().supports.wallet;
  const choices = dialog.buttons.map((kind) => ({
    kind,
    ...wordsOf(kind),
    busyLabel: kind === busy ? t('opening') : undefined,
    onPress: () => onPress(kind),
  }));
  const paid = dialog.buttons.flatMap((button) => {
    const method = methods[button];
    return method ? [{ button, method, terms: coinTerms(method, chapter.salesConfig) }] : [];
  });
  // Where a question comes before coins are used, it says which; it does not come without them.
  const summaries = paid
    .filter(({ terms }) => !confirmCoinUse || spendableCoins(inventory) < terms.price)
    .map(({ button, method, terms }) => (
      <SpendingSummary
        key={button}
        terms={terms}
        way={paid.length === 1 ? undefined : wordsOfMethod(method)}
      />
    ));
  return (
    <PurchaseDialog
      open
      title={title}
      chapter={chapter.name}
      text={text}
      summary={summaries.length > 0 ? summaries : undefined}
      choices={choices}
      closeLabel={t('notNow')}
      onClose={onClose}
    />
  );
}

function useText({ about, buttons }: FlowDialog): string | undefined {
  const t = usePhrases('unlock');
  if (buttons.length === 0) return t('notForSale');
  switch (about) {
    case 'no_gauge':
      return t('noGauge');
    case 'wait':
      return t('waiting');
    case 'ticket':
    case 'pay':
      return undefined;
  }
}
