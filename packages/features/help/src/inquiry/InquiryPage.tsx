import { ColumnPage } from '@hanji/edition/frame/column/ColumnPage.tsx';
import { NeedsScripts } from '@hanji/edition/frame/NeedsScripts.tsx';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useLayoutEffect, useState, type ReactElement } from 'react';
import { InquiryForm } from './InquiryForm.tsx';
import { InquirySent } from './InquirySent.tsx';

/** /inquiry (reading-service, section 2): what somebody asks, answered by mail. */
export function InquiryPage(): ReactElement {
  const t = usePhrases('inquiry');
  const menu = usePhrases('menu');
  const owner = useCurrentUser()?.userId ?? null;
  const [sent, setSent] = useState<{ readonly email: string | null } | null>(null);
  // Who has sent the form was at its end, far below what is said in its place.
  useLayoutEffect(() => {
    if (sent !== null) scrollTo(0, 0);
  }, [sent]);
  return (
    <ColumnPage title={menu('inquiry')}>
      {sent === null ? (
        <>
          <p>{t('lead')}</p>
          <NeedsScripts />
          <InquiryForm key={owner} owner={owner} onSent={(email) => setSent({ email })} />
        </>
      ) : (
        <InquirySent email={sent.email} onAnother={() => setSent(null)} />
      )}
    </ColumnPage>
  );
}
