import type { OpenedConversion } from '@hanji/contract/entities/offerwall.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { FrameDialog } from '@hanji/ui-kit/overlays/frame-dialog/FrameDialog.tsx';
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { useCancelConversionMutation, useOpenConversionMutation } from '#calls/endpoints.ts';
import { PartnerFrame } from './PartnerFrame.tsx';
import { useClient } from './use-client.ts';
import { useConversionMessage } from './use-conversion-message.ts';

type ConversionLayerProps = {
  readonly onClose: () => void;
  /** The partner's page says that something became of it. */
  readonly onConverted: (id: OpenedConversion['id']) => void;
};

/** Points of a card become coins in the partner's own page; whoever leaves it has given that up. */
export function ConversionLayer({ onClose, onConverted }: ConversionLayerProps): ReactElement {
  const t = usePhrases('offerwall');
  const words = usePhrases('frame');
  const client = useClient();
  const frame = useRef<HTMLIFrameElement>(null);
  const [open, { data, error, isLoading }] = useOpenConversionMutation();
  const [cancel] = useCancelConversionMutation();
  const begun = useRef(false);
  const begin = (): void => void open({ body: { client } });
  const beginOnce = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    begin();
  });
  useEffect(() => beginOnce(), []);
  useConversionMessage(frame, data, onConverted);
  const leave = (): void => {
    // What was converted meanwhile stays so, whatever is answered.
    if (data) void cancel({ params: { id: data.id } });
    onClose();
  };
  const title = t('conversionTitle');
  return (
    <FrameDialog open title={title} closeLabel={words('close')} onClose={leave}>
      {data ? (
        <PartnerFrame src={data.url} title={title} frame={frame} />
      ) : error && !isLoading ? (
        <ApiErrorState level={2} error={error} actions={false} onRetry={begin} />
      ) : (
        <LoadingNotice label={words('loading')} slow={words('loadingSlow')} />
      )}
    </FrameDialog>
  );
}
