import { useGetAppConfigQuery } from '@hanji/api-client/endpoints/app.ts';
import { isApiError } from '@hanji/api-client/request/api-error.ts';
import type { RefundMember } from '@hanji/contract/entities/refund.ts';
import { readCalendar } from '@hanji/domain/refund/calendar.ts';
import { formWindow } from '@hanji/domain/refund/request.ts';
import { ColumnPage } from '@hanji/edition/frame/column/ColumnPage.tsx';
import { OffersNotices } from '@hanji/edition/slots/OffersNotices.tsx';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice, Skeleton } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { useEffect, type ReactElement } from 'react';
import { useGetRefundMemberQuery } from '#calls/endpoints.ts';
import { useRefundFailure } from '#calls/use-refund-failure.ts';
import { RequestWindowNote } from '#pages/RequestWindowNote.tsx';
import { SupportLine } from '#pages/SupportLine.tsx';
import { MemberFacts } from './parts/MemberFacts.tsx';
import { RefundNotes } from './parts/RefundNotes.tsx';
import { RequestState } from './parts/RequestState.tsx';
import { SentAccount } from './parts/SentAccount.tsx';
import { TotalsSection } from './parts/TotalsSection.tsx';
import { RefundForm } from './RefundForm.tsx';

/** /refund/request: who is refunded what, and to which account (challenge-and-shutdown, section 2.2). */
export function RefundRequestPage(): ReactElement {
  const t = usePhrases('refund');
  const { currentData, error, refetch } = useGetRefundMemberQuery();
  const handle = useRefundFailure();
  useEffect(() => {
    if (isApiError(error)) handle(error);
  }, [error, handle]);
  return (
    <ColumnPage title={t('formTitle')} up={{ href: '/refund/home', label: t('title') }}>
      {currentData ? (
        <LoadedRequest {...currentData} />
      ) : error ? (
        <ApiErrorState level={2} error={error} onRetry={() => void refetch()} />
      ) : (
        <Coming />
      )}
    </ColumnPage>
  );
}

/** By the service's clock: a device may show any time. */
function LoadedRequest({ profile, now }: RefundMember): ReactElement {
  const { data, error, refetch } = useGetAppConfigQuery({ params: { platform: 'web' } });
  const shutdown = data?.shutdown;
  const window =
    shutdown && formWindow(profile.refundRequest, readCalendar(shutdown), new Date(now));
  const state = profile.refundRequest?.state;
  // Once it was paid there is nothing left to ask for.
  const mayAsk = window?.kind === 'open' && state !== 'paid';
  const stands = state === 'requested' || state === 'taken_up' || state === 'paid';
  return (
    <>
      {profile.refundRequest && <RequestState request={profile.refundRequest} mayAsk={mayAsk} />}
      <MemberFacts profile={profile} />
      <TotalsSection profile={profile} />
      {mayAsk && <RefundForm profile={profile} />}
      {window && !mayAsk && stands && <SentAccount profile={profile} />}
      {shutdown && window && window.kind !== 'open' && (
        <RequestWindowNote shutdown={shutdown} now={now} />
      )}
      {!data && error && <ApiErrorState level={2} error={error} onRetry={() => void refetch()} />}
      <OffersNotices lasting />
      <RefundNotes />
      {data && <SupportLine email={data.supportEmail} />}
    </>
  );
}

function Coming(): ReactElement {
  const t = usePhrases('frame');
  return (
    <div>
      <LoadingNotice label={t('loading')} slow={t('loadingSlow')} />
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </div>
  );
}
