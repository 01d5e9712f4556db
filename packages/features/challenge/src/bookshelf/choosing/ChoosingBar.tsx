import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ChoiceBar } from '@hanji/ui-kit/lists/choice-bar/ChoiceBar.tsx';
import type { ReactElement } from 'react';
import { useSubscribeChallengeMutation, useUnsubscribeChallengesMutation } from '#calls/changes.ts';
import type { Choice } from './use-choice.ts';

/** As many as one call takes. */
const mostAtOnce = 100;

type ChoosingBarProps = {
  readonly choice: Choice;
  /** Nothing is chosen any more: removed, or left. */
  readonly onEnd: () => void;
};

/** At the foot while favourites are chosen: removes them, and can take that back. */
export function ChoosingBar({ choice, onEnd }: ChoosingBarProps): ReactElement {
  const t = usePhrases('library');
  const undo = usePhrases('reading')('undo');
  const say = useToast();
  const [remove, { isLoading }] = useUnsubscribeChallengesMutation();
  const [subscribe] = useSubscribeChallengeMutation();
  const { chosen, all, setAll } = choice;
  const count = chosen.length;
  const takeBack = async (): Promise<void> => {
    for (const contentId of chosen.toReversed()) {
      const { error } = await subscribe({ body: { contentId } });
      if (error) return say({ kind: 'error', text: t('undoFailed') });
    }
  };
  const act = async (): Promise<void> => {
    for (let from = 0; from < count; from += mostAtOnce) {
      const contentIds = chosen.slice(from, from + mostAtOnce).join(',');
      const { error } = await remove({ query: { contentIds } });
      if (error) return say({ kind: 'error', text: t('removeFailed') });
    }
    say({
      kind: 'success',
      text: t('removed', { count }),
      action: { label: undo, onAction: () => void takeBack() },
    });
    onEnd();
  };
  return (
    <ChoiceBar
      label={t('chosenTitles')}
      all={{ label: t('all'), checked: all, mixed: count > 0 && !all, onChecked: setAll }}
      count={t('chosen', { count })}
      action={{
        label: t('remove'),
        disabled: count === 0,
        busy: isLoading,
        onAction: () => void act(),
      }}
      closeLabel={t('chooseEnd')}
      onClose={onEnd}
    />
  );
}
