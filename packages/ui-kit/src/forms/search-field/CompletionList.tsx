import type { ReactElement } from 'react';
import { Icon } from '#marks/icon/Icon.tsx';
import type { IconName } from '#marks/icon/icon-paths.ts';
import * as styles from './SearchField.module.css';

/** What a reader may mean by what is typed so far. */
export type SearchCompletion = {
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
  /** Ranges of `text` that are typed already, in order and apart. */
  readonly typed: readonly (readonly [from: number, to: number])[];
  /** A second, quieter line. */
  readonly more?: string | undefined;
};

type CompletionListProps = {
  readonly id: string;
  readonly label: string;
  readonly completions: readonly SearchCompletion[];
  /** The row that the keyboard stands on. */
  readonly active: number | null;
  readonly onPick: (key: string) => void;
};

/** The options of the field's combobox, which keeps the focus throughout. */
export function CompletionList(props: CompletionListProps): ReactElement {
  const { id, label, completions, active, onPick } = props;
  return (
    <div
      id={`${id}-list`}
      className={styles.popup}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      // Pressing here must not take the focus from the field, which would close the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      {completions.map(({ key, icon, text, typed, more }, row) => (
        // The keys of the field walk the options; none takes the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- as the line above says
        <div
          key={key}
          id={`${id}-${row}-word`}
          className={styles.option}
          role="option"
          aria-selected={active === row}
          data-active={active === row}
          onClick={() => onPick(key)}
        >
          <Icon name={icon} size={20} />
          <span className={styles.lines}>
            <span>
              <Typed text={text} ranges={typed} />
            </span>
            {more && <span className={styles.more}>{more}</span>}
          </span>
        </div>
      ))}
    </div>
  );
}

type TypedProps = { readonly text: string; readonly ranges: SearchCompletion['typed'] };

function Typed({ text, ranges }: TypedProps): ReactElement {
  const end = ranges.at(-1)?.[1] ?? 0;
  return (
    <>
      {ranges.map(([from, to], index) => (
        <span key={from}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, from)}
          <mark className={styles.typed}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(end)}
    </>
  );
}
