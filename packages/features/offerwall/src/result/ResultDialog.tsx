import type { PointConversion } from '@hanji/contract/entities/offerwall.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { Dialog } from '@hanji/ui-kit/overlays/dialog/Dialog.tsx';
import type { ReactElement } from 'react';
import { useResult, useResultWords } from './use-result.ts';

type ResultDialogProps = {
  readonly id: PointConversion['id'];
  readonly onClose: () => void;
};

/** How a conversion ended whose layer has gone (challenge-and-shutdown, section 2.8). */
export function ResultDialog({ id, onClose }: ResultDialogProps): ReactElement {
  const t = usePhrases('offerwall');
  const words = usePhrases('frame');
  const wordsOf = useResultWords();
  const { currentData, error, refetch } = useResult(id);
  const outcome = currentData && wordsOf(currentData);
  return (
    <Dialog
      open
      title={outcome?.title ?? t('conversionTitle')}
      onClose={onClose}
      actions={
        <Button look="strong" onClick={onClose}>
          {words('close')}
        </Button>
      }
    >
      {outcome ? (
        <p role="status">{outcome.text}</p>
      ) : error ? (
        <ApiErrorState level={2} error={error} actions={false} onRetry={() => void refetch()} />
      ) : (
        <LoadingNotice label={words('loading')} slow={words('loadingSlow')} />
      )}
    </Dialog>
  );
}
