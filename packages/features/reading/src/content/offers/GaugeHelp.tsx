import type { RentalConfig } from '@hanji/contract/entities/content.ts';
import { rentalPeriod } from '@hanji/domain/chapters/rights/rental.ts';
import { formatDuration } from '@hanji/i18n/format/times.ts';
import { usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';

/** What waiting gives: how long it takes, what can be read then, and for how long. */
export function GaugeHelp({ config }: { config: RentalConfig }): ReactElement {
  const t = usePhrases('reading');
  const translate = useTranslate();
  const fills = rentalPeriod(config.recoverInterval);
  const open = rentalPeriod(config.rentalPeriod);
  return (
    <>
      {fills && <p>{t('gaugeHelpFill', { time: formatDuration(translate, fills) })}</p>}
      <p>{t('gaugeHelpUse')}</p>
      {open && <p>{t('gaugeHelpPeriod', { period: formatDuration(translate, open) })}</p>}
    </>
  );
}
