import type { ReactElement } from 'react';
import { Icon, type IconName } from '#marks/icon/Icon.tsx';
import { VisuallyHidden } from '#shared/VisuallyHidden.tsx';
import * as styles from './ChapterRow.module.css';

/** How loudly the state speaks; the words are the caller's. */
export type ChapterTone = 'free' | 'open' | 'owned' | 'wait' | 'price';

export type ChapterStateProps = {
  readonly id?: string | undefined;
  /** What the chapter costs, in words: free, wait 3 h, 3 coins, owned, 2 days left. */
  readonly state: string;
  readonly tone: ChapterTone;
  /** The price before a discount, spoken as `label`. */
  readonly original?: { readonly price: string; readonly label: string } | undefined;
  /** How much cheaper: "30% off". */
  readonly discount?: string | undefined;
  /** What comes back after buying: "1 coin back". */
  readonly coinBack?: string | undefined;
  /** What reading takes where that is no coins: "uses the gauge". */
  readonly uses?: string | undefined;
  /** Below what is centred; at the end of a row else. */
  readonly centred?: boolean | undefined;
};

const icons: Partial<Record<ChapterTone, IconName>> = { wait: 'clock', owned: 'check' };

/** What a chapter costs at a glance; a price that was higher says by how much. */
export function ChapterState(props: ChapterStateProps): ReactElement {
  const { id, state, tone, original, discount, coinBack, uses, centred } = props;
  const icon = icons[tone];
  return (
    <p id={id} className={styles.state} data-tone={tone} data-centred={centred}>
      {original && (
        <s className={styles.original}>
          <VisuallyHidden>{original.label}</VisuallyHidden>
          <span aria-hidden="true">{original.price}</span>
        </s>
      )}
      <span className={styles.cost}>
        {icon && <Icon name={icon} size={16} />}
        {state}
      </span>
      {uses && <span className={styles.uses}>{uses}</span>}
      {discount && <span className={styles.discount}>{discount}</span>}
      {coinBack && <span className={styles.back}>{coinBack}</span>}
    </p>
  );
}
