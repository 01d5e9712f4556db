import { allSelected } from '@hanji/domain/purchase/bulk/bulk-purchase.ts';
import { withAll } from '@hanji/domain/purchase/bulk/selection.ts';
import { LaterPhrases } from '@hanji/edition/language/LaterPhrases.tsx';
import type { SelectPurchaseProps } from '@hanji/edition/slots/edition-slots.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { SelectionBar } from '@hanji/ui-kit/wallet/selection-bar/SelectionBar.tsx';
import { PurchaseQuestion } from '#purchase/dialog/PurchaseQuestion.tsx';
import { useSelectPurchase } from './use-select-purchase.ts';

/** What was checked of a title's list, and buying it together. */
export function SelectPurchase(props: SelectPurchaseProps) {
  return (
    <LaterPhrases>
      <Selecting {...props} />
    </LaterPhrases>
  );
}

function Selecting(props: SelectPurchaseProps) {
  const { chapters, selection, onSelection, onClose } = props;
  const t = usePhrases('unlock');
  const frame = usePhrases('frame');
  const reading = usePhrases('reading');
  const { totals, asked, buy } = useSelectPurchase(props);
  const { chapterIds, price, originalPrice, coinBackPrice } = totals;
  const coins = (count: number): string => reading('priceCoins', { count });
  const count = t('selected', { count: chapterIds.length });
  const all = allSelected(selection, chapters);
  return (
    <>
      <SelectionBar
        label={t('selection')}
        all={{
          label: t('selectAll'),
          checked: all,
          mixed: !all && chapterIds.length > 0,
          onChecked: (checked) => onSelection(withAll(selection, chapters, checked)),
        }}
        count={count}
        price={coins(price)}
        original={
          originalPrice > price
            ? {
                price: String(originalPrice),
                label: reading('originalPrice', { price: coins(originalPrice) }),
              }
            : undefined
        }
        back={coinBackPrice > 0 ? reading('coinsBack', { count: coinBackPrice }) : undefined}
        buyLabel={t('buy')}
        disabled={chapterIds.length === 0}
        onBuy={buy}
        closeLabel={frame('cancel')}
        onClose={onClose}
      />
      <PurchaseQuestion asked={asked} text={count} />
    </>
  );
}
