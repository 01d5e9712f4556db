import { isApiError } from '@hanji/api-client/request/api-error.ts';
import type { ExpireCoins } from '@hanji/contract/entities/inventory.ts';
import { expiryList, expiryNoticeDays, isExpiryListDimmed } from '@hanji/domain/coins/expiry.ts';
import { useReportFailure } from '@hanji/edition/errors/global/FailureProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { Dialog } from '@hanji/ui-kit/overlays/dialog/Dialog.tsx';
import { ExpiryList } from '@hanji/ui-kit/wallet/expiry-list/ExpiryList.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGetExpiringCoinsQuery } from './endpoints.ts';
import { useFormatExpiry } from './use-format-expiry.ts';

/**
 * The popup of the side menu with the free coins that end within 30 days (challenge-and-shutdown,
 * section 4 "Side menu"); nothing where none do. Asked anew each time that the menu opens.
 */
export function ExpiringCoins() {
  const t = usePhrases('menu');
  const frame = usePhrases('frame');
  const report = useReportFailure();
  const [openedAt, setOpenedAt] = useState<Date | null>(null);
  const { data, error } = useGetExpiringCoinsQuery(
    { params: { days: expiryNoticeDays } },
    { refetchOnMountOrArgChange: true },
  );
  const tell = useEffectEvent(() => {
    if (isApiError(error)) report({ error });
  });
  useEffect(() => tell(), [error]);
  if (data === undefined || data.length === 0) return null;
  const close = (): void => setOpenedAt(null);
  return (
    <>
      <Button wide onClick={() => setOpenedAt(new Date())}>
        {t('expiringCoins')}
      </Button>
      <Dialog
        open={openedAt !== null}
        title={t('expiringCoins')}
        onClose={close}
        actions={
          <Button look="strong" onClick={close}>
            {frame('close')}
          </Button>
        }
      >
        {openedAt && <Entries coins={data} now={openedAt} />}
      </Dialog>
    </>
  );
}

function Entries({ coins, now }: { readonly coins: ExpireCoins; readonly now: Date }) {
  const t = usePhrases('menu');
  const reading = usePhrases('reading');
  const units = usePhrases('units');
  const { formatExpiry } = useFormatExpiry();
  const entries = expiryList(coins, now);
  return (
    <ExpiryList
      label={t('expiringCoins')}
      isDimmed={isExpiryListDimmed}
      entries={entries.map(({ amount, expireAt, label }) => ({
        id: expireAt,
        amount: reading('priceCoins', { count: amount }),
        date: formatExpiry(expireAt),
        dateTime: expireAt,
        ...(label.kind === 'days' && {
          remaining: units('left', { time: units('days', { count: label.amount }) }),
        }),
      }))}
    />
  );
}
