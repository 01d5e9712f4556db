import type { ReactElement } from 'react';
import { Icon } from '#marks/icon/Icon.tsx';
import { VisuallyHidden } from '#shared/VisuallyHidden.tsx';
import * as styles from './Comment.module.css';

export type CommentLike = {
  /** Spoken before the count: "Like". */
  readonly label: string;
  /** As shown, shortened: "1.2K". */
  readonly count: string;
  readonly pressed: boolean;
  /** Left out where it cannot be pressed. */
  readonly onPress?: (() => void) | undefined;
};

export type CommentAction = {
  readonly label: string;
  readonly onPress: () => void;
};

type CommentFootProps = {
  readonly like: CommentLike | undefined;
  readonly actions: readonly CommentAction[] | undefined;
  /** Id of the author's name: there are many such buttons on a page. */
  readonly describedBy: string;
};

/** Below a comment: who else likes it, and what can be done with it. */
export function CommentFoot(props: CommentFootProps): ReactElement | null {
  const { like, actions = [], describedBy } = props;
  if (!like && actions.length === 0) return null;
  return (
    <div className={styles.foot}>
      {like && (
        <button
          type="button"
          className={styles.like}
          aria-pressed={like.pressed}
          aria-describedby={describedBy}
          disabled={!like.onPress}
          onClick={like.onPress}
        >
          <Icon name={like.pressed ? 'heartFilled' : 'heart'} size={20} />
          <VisuallyHidden>{like.label} </VisuallyHidden>
          <bdi>{like.count}</bdi>
        </button>
      )}
      <span className={styles.actions}>
        {actions.map(({ label, onPress }) => (
          <button
            key={label}
            type="button"
            className={styles.action}
            aria-describedby={describedBy}
            onClick={onPress}
          >
            {label}
          </button>
        ))}
      </span>
    </div>
  );
}
