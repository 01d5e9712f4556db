import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import { useId, type ReactElement, type ReactNode } from 'react';
import * as styles from './Rows.module.css';
import { useFocusOfGone } from './use-focus-of-gone.ts';

type RowsProps = {
  /** Above the rows, where a page has several groups of them. */
  readonly title?: string | undefined;
  /** Below the rows: what holds for all of them. */
  readonly note?: string | undefined;
  /** How many can be ended here: the one that goes leaves its focus to the group. */
  readonly ends?: number | undefined;
  readonly children: ReactNode;
};

/** Rows that belong together, between hairlines. */
export function Rows({ title, note, ends, children }: RowsProps): ReactElement {
  const id = useId();
  const group = useFocusOfGone<HTMLElement>(ends);
  return (
    <section
      ref={group}
      tabIndex={ends === undefined ? undefined : -1}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
      )}
      <ul className={styles.rows}>{children}</ul>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}

type RowWords = {
  readonly label: string;
  /** What stands there now; left out where the label says it all. */
  readonly value?: ReactNode;
};

/** A row that leads to where what it says is changed. */
export function LinkRow({ href, ...words }: RowWords & { readonly href: string }): ReactElement {
  return (
    <li>
      <Link className={styles.row} href={href}>
        <Words {...words} />
        <Icon name="chevronEnd" size={20} />
      </Link>
    </li>
  );
}

/** A row with something to press at its end. */
export function ActionRow({
  children,
  ...words
}: RowWords & { readonly children?: ReactNode }): ReactElement {
  return (
    <li className={styles.row}>
      <Words {...words} />
      {children}
    </li>
  );
}

function Words({ label, value }: RowWords): ReactElement {
  return (
    <span className={styles.words}>
      <span className={value === undefined ? undefined : styles.label}>{label}</span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
    </span>
  );
}
