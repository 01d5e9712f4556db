import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { useSubscribeChallengeMutation, useUnsubscribeChallengesMutation } from '#calls/changes.ts';
import { ChoosingBar, type ChoosingBarProps } from './ChoosingBar.tsx';
import { inBatches } from './in-batches.ts';

/** At the foot while favourites are chosen: removes them, and can take that back. */
export function RemoveFavorites({
  choice,
  onEnd,
}: Pick<ChoosingBarProps, 'choice' | 'onEnd'>): ReactElement {
  const t = usePhrases('library');
  const undo = usePhrases('reading')('undo');
  const say = useToast();
  const [remove, { isLoading }] = useUnsubscribeChallengesMutation();
  const [subscribe] = useSubscribeChallengeMutation();
  const { chosen } = choice;
  const takeBack = async (): Promise<void> => {
    for (const contentId of chosen.toReversed()) {
      const { error } = await subscribe({ body: { contentId } });
      if (error) return say({ kind: 'error', text: t('undoFailed') });
    }
  };
  const act = async (): Promise<void> => {
    const done = await inBatches(chosen, (query) => remove({ query }));
    if (!done) return say({ kind: 'error', text: t('removeFailed') });
    say({
      kind: 'success',
      text: t('removed', { count: chosen.length }),
      action: { label: undo, onAction: () => void takeBack() },
    });
    onEnd();
  };
  return <ChoosingBar choice={choice} busy={isLoading} onRemove={() => void act()} onEnd={onEnd} />;
}
