import { ColumnPage } from '@hanji/edition/frame/column/ColumnPage.tsx';
import { NeedsScripts } from '@hanji/edition/frame/NeedsScripts.tsx';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useState, type ReactElement } from 'react';
import { InquiryForm } from './InquiryForm.tsx';
import { InquirySent } from './InquirySent.tsx';

/** /inquiry (reading-service, section 2): what somebody asks, answered by mail. */
export function InquiryPage(): ReactElement {
  const t = usePhrases('inquiry');
  const menu = usePhrases('menu');
  const owner = useCurrentUser()?.userId ?? null;
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <ColumnPage title={menu('inquiry')}>
      {sentTo === null ? (
        <>
          <p>{t('lead')}</p>
          <NeedsScripts />
          <InquiryForm key={owner} owner={owner} onSent={setSentTo} />
        </>
      ) : (
        <InquirySent email={sentTo} onAnother={() => setSentTo(null)} />
      )}
    </ColumnPage>
  );
}
