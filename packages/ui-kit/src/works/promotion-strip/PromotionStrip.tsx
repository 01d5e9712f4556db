import type { ReactElement } from 'react';
import { Link } from '#actions/link/Link.tsx';
import { Icon } from '#marks/icon/Icon.tsx';
import { PromotionMark, type PromotionKind } from '#works/marks/PromotionMark.tsx';
import * as styles from './PromotionStrip.module.css';

type ShownPromotion = {
  readonly kind: PromotionKind;
  /** What it gives, in a word. */
  readonly mark: string;
  readonly title: string;
  /** How long it goes on: "3 days left". */
  readonly left: string;
  readonly href: string;
};

type PromotionStripProps = {
  /** Spoken before the list: promotions. */
  readonly label: string;
  readonly promotions: readonly ShownPromotion[];
};

/** What is cheaper or free for a while, and for how long; nothing where nothing is. */
export function PromotionStrip({ label, promotions }: PromotionStripProps): ReactElement | null {
  if (promotions.length === 0) return null;
  return (
    <ul className={styles.strip} aria-label={label}>
      {promotions.map(({ kind, mark, title, left, href }) => (
        <li key={`${kind} ${title}`} className={styles.item}>
          <Link className={styles.promotion} href={href}>
            <PromotionMark kind={kind} label={mark} />
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <span className={styles.left}>{left}</span>
            </span>
            <Icon name="chevronEnd" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
