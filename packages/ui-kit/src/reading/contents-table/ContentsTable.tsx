import { useEffect, useRef, type ReactElement } from 'react';
import { Icon } from '#marks/icon/Icon.tsx';
import { cssVariables } from '#shared/css-variables.ts';
import { VisuallyHidden } from '#shared/VisuallyHidden.tsx';
import * as styles from './ContentsTable.module.css';

/** How a line stands to the reader; `heading` leads nowhere. */
type ContentsState = 'open' | 'read' | 'locked' | 'heading';

export type ContentsLine = {
  readonly id: string;
  readonly label: string;
  /** 0 for the outermost. */
  readonly depth: number;
  readonly state: ContentsState;
};

type ContentsTableProps = {
  readonly lines: readonly ContentsLine[];
  /** Where the reader is: the table opens there. */
  readonly current?: string | undefined;
  /** Shown beside the current line. */
  readonly currentLabel?: string | undefined;
  /** Spoken beside lines of these states; a book of its own has none of them. */
  readonly readLabel?: string | undefined;
  readonly lockedLabel?: string | undefined;
  readonly onChoose: (id: string) => void;
};

/** The places of a book or of a title, indented as it has them. */
export function ContentsTable(props: ContentsTableProps): ReactElement {
  const { lines, current } = props;
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <ol>
      {lines.map((line) => (
        <li
          key={line.id}
          ref={line.id === current ? here : undefined}
          className={styles.line}
          style={cssVariables({ '--depth': line.depth })}
        >
          <Entry {...props} line={line} isCurrent={line.id === current} />
        </li>
      ))}
    </ol>
  );
}

type EntryProps = Omit<ContentsTableProps, 'lines' | 'current'> & {
  readonly line: ContentsLine;
  readonly isCurrent: boolean;
};

function Entry({ line, isCurrent, ...props }: EntryProps): ReactElement {
  const { id, label, state } = line;
  if (state === 'heading') {
    return (
      <span className={styles.entry} data-state={state}>
        {label}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.entry}
      data-state={state}
      aria-current={isCurrent ? 'location' : undefined}
      onClick={() => props.onChoose(id)}
    >
      <span className={styles.label}>{label}</span>
      {isCurrent && props.currentLabel && <span className={styles.mark}>{props.currentLabel}</span>}
      {state === 'read' && !isCurrent && (
        <span className={styles.mark}>
          <Icon name="check" size={16} />
          <VisuallyHidden>{props.readLabel}</VisuallyHidden>
        </span>
      )}
      {state === 'locked' && (
        <span className={styles.mark}>
          <Icon name="lock" size={16} />
          <VisuallyHidden>{props.lockedLabel}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
