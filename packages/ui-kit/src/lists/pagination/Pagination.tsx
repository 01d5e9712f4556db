import type { ReactElement } from 'react';
import { Link } from '#actions/link/Link.tsx';
import { Icon } from '#marks/icon/Icon.tsx';
import { useWide } from '#shared/use-media.ts';
import { pageSlots } from './page-slots.ts';
import * as styles from './Pagination.module.css';

type PaginationLabels = {
  /** Names the whole: "Pages". */
  readonly pages: string;
  readonly previous: string;
  readonly next: string;
  /** "Page 4". */
  readonly page: (page: number) => string;
};

type PaginationProps = {
  /** The page on screen, from 1. */
  readonly page: number;
  readonly pages: number;
  /** The address of a page. */
  readonly href: (page: number) => string;
  readonly labels: PaginationLabels;
};

/** The pages of a list, each a link; nothing where all of it is on one page. */
export function Pagination({ page, pages, href, labels }: PaginationProps): ReactElement | null {
  const around = useWide() ? 1 : 0;
  if (pages <= 1) return null;
  return (
    <nav aria-label={labels.pages}>
      <ol className={styles.pages}>
        <li>
          <Step
            label={labels.previous}
            icon="chevronStart"
            href={page > 1 ? href(page - 1) : null}
          />
        </li>
        {pageSlots(page, pages, around).map((slot, place) =>
          slot === 'gap' ? (
            <li key={`gap-${place < 3 ? 'before' : 'after'}`} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={slot}>
              <Link
                className={styles.page}
                href={href(slot)}
                aria-label={labels.page(slot)}
                aria-current={slot === page ? 'page' : undefined}
              >
                {slot}
              </Link>
            </li>
          ),
        )}
        <li>
          <Step label={labels.next} icon="chevronEnd" href={page < pages ? href(page + 1) : null} />
        </li>
      </ol>
    </nav>
  );
}

type StepProps = {
  readonly label: string;
  readonly icon: 'chevronStart' | 'chevronEnd';
  /** None at the end: its room is kept. */
  readonly href: string | null;
};

function Step({ label, icon, href }: StepProps): ReactElement {
  if (href === null) return <span className={styles.page} />;
  return (
    <Link
      className={styles.page}
      href={href}
      aria-label={label}
      title={label}
      rel={icon === 'chevronEnd' ? 'next' : 'prev'}
    >
      <Icon name={icon} size={20} />
    </Link>
  );
}
