import { useId, type ReactElement, type ReactNode } from 'react';
import { Avatar } from '#account/avatar/Avatar.tsx';
import { Link } from '#actions/link/Link.tsx';
import { Icon } from '#marks/icon/Icon.tsx';
import { Skeleton } from '#lists/skeleton/Skeleton.tsx';
import * as styles from './ProfileSummary.module.css';

/** Something owned: its name, how much of it, and what that consists of or when it ends. */
type ProfileFigure = {
  readonly label: string;
  readonly amount: string;
  readonly note?: string | undefined;
  /** To where more is said or got. */
  readonly href?: string | undefined;
};

type ProfileSummaryProps = {
  readonly nickname: string;
  readonly avatar: string | null;
  /** Below the name: the address signed in with, or that this is a guest. */
  readonly note?: string | undefined;
  /** The profile. */
  readonly href: string;
  /** Left out until the inventory is known. */
  readonly coins?: ProfileFigure | undefined;
  readonly tickets?: ProfileFigure | undefined;
  /** Below the figures: free coins that expire soon. */
  readonly children?: ReactNode;
};

/** Who is signed in and what they own: the head of the side menu. */
export function ProfileSummary(props: ProfileSummaryProps): ReactElement {
  const { nickname, avatar, note, href, coins, tickets, children } = props;
  return (
    <div className={styles.summary}>
      <Link className={styles.who} href={href}>
        <Avatar src={avatar} size={64} />
        <span className={styles.words}>
          <span className={styles.name}>
            <bdi>{nickname}</bdi>
          </span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        <Icon name="chevronEnd" size={20} />
      </Link>
      <dl className={styles.figures}>
        <Figure icon="coin" figure={coins} />
        <Figure icon="ticket" figure={tickets} />
      </dl>
      {children}
    </div>
  );
}

type FigureProps = {
  readonly icon: 'coin' | 'ticket';
  readonly figure: ProfileFigure | undefined;
};

function Figure({ icon, figure }: FigureProps): ReactElement {
  const id = useId();
  if (!figure) {
    return (
      <div className={styles.figure} aria-hidden="true">
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </div>
    );
  }
  const { label, amount, note, href } = figure;
  return (
    <div className={styles.figure}>
      <dt id={`${id}-label`} className={styles.label}>
        <Icon name={icon} size={16} />
        {label}
      </dt>
      <dd>
        {href ? (
          <Link
            id={`${id}-amount`}
            className={styles.amount}
            href={href}
            aria-labelledby={`${id}-label ${id}-amount`}
          >
            {amount}
          </Link>
        ) : (
          <span className={styles.amount}>{amount}</span>
        )}
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}
