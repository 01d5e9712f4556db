import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { FrameDialog } from '@hanji/ui-kit/overlays/frame-dialog/FrameDialog.tsx';
import type { ReactElement } from 'react';
import { useGetChargeViewQuery } from '#calls/endpoints.ts';
import { PartnerFrame } from './PartnerFrame.tsx';
import { useClient } from './use-client.ts';

/** The missions of a partner, in its own page. */
export function MissionLayer({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = usePhrases('offerwall');
  const words = usePhrases('frame');
  const client = useClient();
  const { currentData, error, isFetching, refetch } = useGetChargeViewQuery(
    { query: { client } },
    // The page is drawn for this visit.
    { refetchOnMountOrArgChange: true },
  );
  const title = t('missionTitle');
  return (
    <FrameDialog open title={title} closeLabel={words('close')} onClose={onClose}>
      {isFetching ? (
        <LoadingNotice label={words('loading')} slow={words('loadingSlow')} />
      ) : error ? (
        <ApiErrorState level={2} error={error} actions={false} onRetry={() => void refetch()} />
      ) : (
        currentData && <PartnerFrame src={currentData.url} title={title} />
      )}
    </FrameDialog>
  );
}
