import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ChoiceBar } from '@hanji/ui-kit/lists/choice-bar/ChoiceBar.tsx';
import type { Choice } from '@hanji/ui-kit/lists/choice-bar/use-choice.ts';
import type { ReactElement } from 'react';

export type ChoosingBarProps = {
  readonly choice: Choice;
  readonly busy: boolean;
  readonly onRemove: () => void;
  /** Nothing is chosen any more: removed, or left. */
  readonly onEnd: () => void;
};

/** At the foot while titles of the bookshelf are chosen. */
export function ChoosingBar({ choice, busy, onRemove, onEnd }: ChoosingBarProps): ReactElement {
  const t = usePhrases('library');
  const { chosen, all, setAll } = choice;
  const count = chosen.length;
  return (
    <ChoiceBar
      label={t('chosenTitles')}
      all={{ label: t('all'), checked: all, mixed: count > 0 && !all, onChecked: setAll }}
      count={t('chosen', { count })}
      action={{ label: t('remove'), disabled: count === 0, busy, onAction: onRemove }}
      closeLabel={t('chooseEnd')}
      onClose={onEnd}
    />
  );
}
