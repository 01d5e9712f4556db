import type { ReactElement } from 'react';
import { Icon } from '#marks/icon/Icon.tsx';
import { Link } from './Link.tsx';
import * as styles from './UpLink.module.css';

type UpLinkProps = {
  readonly href: string;
  /** The name of the page of which this one is a part. */
  readonly label: string;
};

/** Above a page's heading: to the page of which it is a part. */
export function UpLink({ href, label }: UpLinkProps): ReactElement {
  return (
    <Link className={styles.up} href={href}>
      <Icon name="chevronStart" size={16} />
      {label}
    </Link>
  );
}
