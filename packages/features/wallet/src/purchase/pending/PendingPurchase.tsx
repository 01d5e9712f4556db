import { LaterPhrases } from '@hanji/edition/language/LaterPhrases.tsx';
import type { PendingPurchaseProps } from '@hanji/edition/slots/edition-slots.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { PurchaseQuestion } from '#purchase/dialog/PurchaseQuestion.tsx';
import { SpendingSummary } from '#purchase/dialog/SpendingSummary.tsx';
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
  const { failed, asked, close, buyCoins } = usePendingPurchase(props);
  if (failed === null) {
    const { state } = asked;
    const text = state.kind === 'none' ? undefined : state.request.chapter?.name;
    return <PurchaseQuestion asked={asked} text={text} />;
  }
  const { text, wanted } = failed;
  return (
    <ConfirmDialog
      open
      title={t('pendingFailedTitle')}
      confirmLabel={wanted ? t('getCoins') : frame('ok')}
      cancelLabel={wanted ? t('notNow') : undefined}
      onConfirm={wanted ? buyCoins : close}
      onCancel={close}
    >
      {text && <p>{text}</p>}
      {wanted && <SpendingSummary terms={{ price: wanted.price, coinBackPrice: 0 }} />}
    </ConfirmDialog>
  );
}
