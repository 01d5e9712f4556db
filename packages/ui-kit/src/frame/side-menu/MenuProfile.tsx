import { useState, type ReactElement, type ReactNode } from 'react';
import { Link } from '#actions/link/Link.tsx';
import { Icon } from '#marks/icon/Icon.tsx';
import * as styles from './SideMenu.module.css';

export type MenuProfileProps = {
  readonly nickname: string;
  /** Null where the reader has none, or it does not come: a drawn person stands in. */
  readonly avatarUrl: string | null;
  /** To the reader's own page. */
  readonly href?: string | undefined;
  /** What the reader has, in numbers that are already words: coins, tickets. */
  readonly totals?: readonly { readonly term: string; readonly value: string }[] | undefined;
  /** Below them: a way to more about what the reader has. */
  readonly more?: ReactNode;
};

/** Who is signed in, and what they have. */
export function MenuProfile(props: MenuProfileProps): ReactElement {
  const { nickname, avatarUrl, href, totals, more } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const usable = avatarUrl !== null && avatarUrl !== failed;
  return (
    <div className={styles.profile}>
      <span className={styles.avatar}>
        {usable ? (
          <img src={avatarUrl} alt="" onError={() => setFailed(avatarUrl)} />
        ) : (
          <Icon name="person" />
        )}
      </span>
      <p className={styles.nickname}>
        {href === undefined ? (
          <bdi>{nickname}</bdi>
        ) : (
          <Link className={styles.toProfile} href={href}>
            <bdi>{nickname}</bdi>
          </Link>
        )}
      </p>
      {totals && totals.length > 0 && (
        <dl className={styles.totals}>
          {totals.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {more && <div className={styles.more}>{more}</div>}
    </div>
  );
}
