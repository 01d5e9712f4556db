import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useDeleteChallengeHistoryMutation } from '#calls/changes.ts';
import { ChoosingBar, type ChoosingBarProps } from './ChoosingBar.tsx';
import { inBatches } from './in-batches.ts';

/** At the foot while titles of the history are chosen: removes them after a question. */
export function RemoveHistory({
  choice,
  onEnd,
}: Pick<ChoosingBarProps, 'choice' | 'onEnd'>): ReactElement {
  const t = usePhrases('library');
  const frame = usePhrases('frame');
  const say = useToast();
  const [asking, setAsking] = useState(false);
  const [removed, setRemoved] = useState(false);
  const [remove, { isLoading }] = useDeleteChallengeHistoryMutation();
  const { chosen } = choice;
  const count = chosen.length;
  const act = async (): Promise<void> => {
    const done = await inBatches(chosen, (query) => remove({ query }));
    setAsking(false);
    if (!done) return say({ kind: 'error', text: t('removeFailed') });
    say({ kind: 'success', text: t('removed', { count }) });
    setRemoved(true);
  };
  // Once the question is gone: what takes the focus then is out of reach while it stands.
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (removed) end();
  }, [removed]);
  return (
    <>
      <ChoosingBar
        choice={choice}
        busy={isLoading}
        onRemove={() => setAsking(true)}
        onEnd={onEnd}
      />
      <ConfirmDialog
        danger
        open={asking}
        busy={isLoading}
        title={t('removeTitle', { count })}
        confirmLabel={t('remove')}
        cancelLabel={frame('cancel')}
        onConfirm={() => void act()}
        onCancel={() => setAsking(false)}
      >
        {t('removeRecentText')}
      </ConfirmDialog>
    </>
  );
}
