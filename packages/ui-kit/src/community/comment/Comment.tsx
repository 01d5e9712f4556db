import { useId, type ReactElement } from 'react';
import { Avatar } from '#account/avatar/Avatar.tsx';
import { Link } from '#actions/link/Link.tsx';
import { LongText } from '#community/long-text/LongText.tsx';
import { classes } from '#shared/classes.ts';
import * as styles from './Comment.module.css';
import { type CommentAction, type CommentLike, CommentFoot } from './CommentFoot.tsx';

/** `reported` by this reader, `posting` until the service has it. */
type CommentState = 'posted' | 'posting' | 'reported' | 'deleted';

type CommentVeil = {
  /** Why the words are not shown. */
  readonly text: string;
  /** The button that shows them. */
  readonly label: string;
  readonly onLift: () => void;
};

export type CommentProps = {
  readonly author: {
    readonly name: string;
    readonly avatar: string | null;
    /** The comments of the same author. */
    readonly href?: string | undefined;
  };
  readonly text: string;
  readonly state?: CommentState | undefined;
  /** What became of it, in every state but `posted`: that it was hidden due to reports. */
  readonly notice?: string | undefined;
  /** When, in words: "3 hours ago". */
  readonly time: string;
  /** The same moment for machines: ISO 8601. */
  readonly dateTime: string;
  /** Where in the chapter it was written, in words: "43 %". */
  readonly spot?: string | undefined;
  /** It may give away what the reader has not read: nothing of its words until they ask. */
  readonly veil?: CommentVeil | undefined;
  /** Marks the reader's own. */
  readonly ownLabel?: string | undefined;
  /** Where it was written, among comments on several chapters. */
  readonly place?: { readonly href: string; readonly label: string } | undefined;
  readonly like?: CommentLike | undefined;
  /** What can be done with it: report, delete. */
  readonly actions?: readonly CommentAction[] | undefined;
  readonly moreLabel: string;
  readonly lessLabel: string;
};

/** What one reader said about a chapter. */
export function Comment(props: CommentProps): ReactElement {
  const { author, state = 'posted', notice, time, dateTime, ownLabel, place } = props;
  const id = useId();
  const own = ownLabel !== undefined;
  return (
    <article className={styles.comment} aria-labelledby={id} aria-busy={state === 'posting'}>
      <Avatar src={author.avatar} size={32} />
      <div className={styles.body}>
        {place && (
          <Link className={styles.place} href={place.href}>
            {place.label}
          </Link>
        )}
        <p className={styles.head}>
          <Author {...author} id={id} />
          {own && <span className={styles.own}>{ownLabel}</span>}
          <time className={styles.time} dateTime={dateTime}>
            {time}
          </time>
          {props.spot !== undefined && <span className={styles.time}>{props.spot}</span>}
        </p>
        {state !== 'posted' && (
          <p className={styles.notice} role={state === 'reported' ? 'status' : undefined}>
            {notice}
          </p>
        )}
        {props.veil ? (
          <Veil {...props.veil} describedBy={id} />
        ) : (
          <Words {...props} state={state} />
        )}
        {state === 'posted' && (
          <CommentFoot like={props.like} actions={props.actions} describedBy={id} />
        )}
      </div>
    </article>
  );
}

function Author(author: CommentProps['author'] & { readonly id: string }): ReactElement {
  const { id, name, href } = author;
  const words = <bdi id={id}>{name}</bdi>;
  if (!href) return <span className={styles.author}>{words}</span>;
  return (
    <Link className={classes(styles.author, styles.linked)} href={href}>
      {words}
    </Link>
  );
}

function Veil(veil: CommentVeil & { readonly describedBy: string }): ReactElement {
  return (
    <p className={styles.veil}>
      <span>{veil.text}</span>
      <button
        type="button"
        className={styles.action}
        aria-describedby={veil.describedBy}
        onClick={veil.onLift}
      >
        {veil.label}
      </button>
    </p>
  );
}

function Words(props: CommentProps): ReactElement | null {
  const { state, text, moreLabel, lessLabel } = props;
  if (state === 'deleted') return null;
  if (state === 'reported') {
    return (
      <s className={styles.struck} dir="auto">
        {text}
      </s>
    );
  }
  return <LongText text={text} moreLabel={moreLabel} lessLabel={lessLabel} />;
}
