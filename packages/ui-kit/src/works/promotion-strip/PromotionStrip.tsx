import type { ReactElement, ReactNode } from 'react';
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
  /** Nothing where it leads no further than the page that it stands on. */
  readonly href?: string | undefined;
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
          <Way href={href}>
            <PromotionMark kind={kind} label={mark} />
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <span className={styles.left}>{left}</span>
            </span>
          </Way>
        </li>
      ))}
    </ul>
  );
}

type WayProps = { readonly href: string | undefined; readonly children: ReactNode };

/** The line itself, as a link where it leads on. */
function Way({ href, children }: WayProps): ReactElement {
  if (href === undefined) return <span className={styles.promotion}>{children}</span>;
  return (
    <Link className={styles.promotion} href={href}>
      {children}
      <Icon name="chevronEnd" size={16} />
    </Link>
  );
}
