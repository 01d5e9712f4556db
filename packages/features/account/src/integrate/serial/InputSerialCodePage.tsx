import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { FlowPage } from '#layout/FlowPage.tsx';
import { EntryGuard } from '../entry/EntryGuard.tsx';
import { SerialCodeForm } from './SerialCodeForm.tsx';

/** /tw/input-serialcode: moves the account that a code of the previous service stands for. */
export function InputSerialCodePage(): ReactElement {
  const t = usePhrases('integrate');
  return (
    <EntryGuard title={t('serialTitle')}>
      {(product) => (
        <FlowPage title={t('serialTitle')} lead={t('serialLead')}>
          <SerialCodeForm product={product} />
        </FlowPage>
      )}
    </EntryGuard>
  );
}
