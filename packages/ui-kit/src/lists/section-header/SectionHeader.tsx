import type { ReactElement } from 'react';
import { Link } from '#actions/link/Link.tsx';
import { Icon } from '#marks/icon/Icon.tsx';
import * as styles from './SectionHeader.module.css';

type SectionHeaderProps = {
  /** So that the section can be named by it. */
  readonly id: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** Where the whole list is; `spoken` names the list, `label` is what is seen. */
  readonly more?:
    | { readonly href: string; readonly label: string; readonly spoken: string }
    | undefined;
};

/** The title of a section and the way to all of it. */
export function SectionHeader({ id, title, text, more }: SectionHeaderProps): ReactElement {
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {more && (
        <Link href={more.href} className={styles.more} aria-label={more.spoken}>
          {more.label}
          <Icon name="chevronEnd" size={16} />
        </Link>
      )}
    </div>
  );
}
