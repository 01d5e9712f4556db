import type { ReactElement } from 'react';
import { Icon } from '#marks/icon/Icon.tsx';
import { VisuallyHidden } from '#shared/VisuallyHidden.tsx';
import * as styles from './CommentCount.module.css';

type CommentCountProps = {
  /** As shown: "12", "999+". */
  readonly count: string;
  /** The same in words, spoken after those of what it stands in: "more than 999". */
  readonly label: string;
  /** Without its picture, where that stands beside it already. */
  readonly bare?: boolean | undefined;
};

/** How much is said about a chapter; inside a link or a button to it. */
export function CommentCount({ count, label, bare }: CommentCountProps): ReactElement {
  return (
    <span className={styles.count}>
      {!bare && <Icon name="comment" size={20} />}
      <bdi dir="ltr" aria-hidden="true">
        {count}
      </bdi>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
