import type { ReactElement } from 'react';
import { Icon } from '#marks/icon/Icon.tsx';
import * as styles from './SearchField.module.css';
import type { SuggestPlace } from './use-suggest-keys.ts';

/** The heading and name of what is suggested, and what each is taken out by. */
export type SuggestLabels = {
  readonly suggestions: string;
  readonly remove: (suggestion: string) => string;
};

type SuggestListProps = {
  readonly id: string;
  readonly labels: SuggestLabels;
  readonly suggestions: readonly string[];
  readonly active: SuggestPlace | null;
  readonly onPick: (suggestion: string) => void;
  readonly onRemove: (suggestion: string) => void;
};

/** A grid, since every row has two things to press; the field keeps the focus throughout. */
export function SuggestList(props: SuggestListProps): ReactElement {
  const { id, labels, suggestions, active, onPick, onRemove } = props;
  const at = (row: number, cell: SuggestPlace['cell']) => ({
    id: `${id}-${row}-${cell}`,
    'data-active': active?.row === row && active.cell === cell,
  });
  return (
    <div
      className={styles.popup}
      role="presentation"
      // Pressing here must not take the focus from the field, which would close the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      <p className={styles.heading} aria-hidden="true">
        {labels.suggestions}
      </p>
      <div id={`${id}-list`} role="grid" aria-label={labels.suggestions}>
        {suggestions.map((suggestion, row) => (
          <div key={suggestion} role="row" className={styles.row}>
            <div role="gridcell" className={styles.word} {...at(row, 'word')}>
              <button type="button" tabIndex={-1} onClick={() => onPick(suggestion)}>
                <span>{suggestion}</span>
              </button>
            </div>
            <div role="gridcell" className={styles.remove} {...at(row, 'remove')}>
              <button
                type="button"
                tabIndex={-1}
                aria-label={labels.remove(suggestion)}
                onClick={() => onRemove(suggestion)}
              >
                <Icon name="close" size={16} />
              </button>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
