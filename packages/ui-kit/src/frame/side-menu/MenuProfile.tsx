import { useState, type ReactElement } from 'react';
import { Icon } from '#marks/icon/Icon.tsx';
import * as styles from './SideMenu.module.css';

export type MenuProfileProps = {
  readonly nickname: string;
  /** Null where the reader has none, or it does not come: a drawn person stands in. */
  readonly avatarUrl: string | null;
  /** What the reader has, in numbers that are already words: coins, tickets. */
  readonly totals?: readonly { readonly term: string; readonly value: string }[] | undefined;
};

/** Who is signed in, and what they have. */
export function MenuProfile({ nickname, avatarUrl, totals }: MenuProfileProps): ReactElement {
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
        <bdi>{nickname}</bdi>
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
    </div>
  );
}
