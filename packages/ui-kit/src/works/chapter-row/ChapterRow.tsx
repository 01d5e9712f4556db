import type { ReactElement } from 'react';
import { Link } from '#actions/link/Link.tsx';
import { Icon } from '#marks/icon/Icon.tsx';
import styles from './ChapterRow.module.css';
import { ChapterThumbnail } from './ChapterThumbnail.tsx';

/** How loudly the state speaks; the words are the caller's. */
export type ChapterTone = 'free' | 'open' | 'wait' | 'price';

export interface ChapterRowProps {
  readonly href: string;
  readonly name: string;
  readonly date: string;
  /** The same day for machines: ISO 8601. */
  readonly dateTime: string;
  readonly thumbnail: string | null;
  /** What the chapter costs, in words: free, wait 3 h, 3 coins, owned, 2 days left. */
  readonly state: string;
  readonly tone: ChapterTone;
  /** The price before a discount, spoken with `originalLabel`. */
  readonly original?: { readonly price: string; readonly label: string } | undefined;
  /** Read before: quieter, and says so with this word. */
  readonly readLabel?: string | undefined;
  /** A second way in: a preview, with its words. */
  readonly preview?: { readonly href: string; readonly label: string } | undefined;
  /** Where the reader stopped last. */
  readonly current?: boolean | undefined;
}

/** One chapter of a list: picture, name, date and what it costs. */
export function ChapterRow(props: ChapterRowProps): ReactElement {
  const { href, name, date, dateTime, thumbnail, state, tone, original, readLabel } = props;
  const { preview, current } = props;
  return (
    <div className={styles['row']} data-read={Boolean(readLabel)} data-current={current}>
      <ChapterThumbnail src={thumbnail} />
      <div className={styles['words']}>
        <Link className={styles['name']} href={href} aria-current={current ? 'true' : undefined}>
          {name}
        </Link>
        <p className={styles['facts']}>
          <time dateTime={dateTime}>{date}</time>
          {readLabel && <span>{readLabel}</span>}
        </p>
      </div>
      {preview && (
        <Link
          className={styles['preview']}
          href={preview.href}
          aria-label={`${preview.label}: ${name}`}
        >
          {preview.label}
        </Link>
      )}
      <p className={styles['state']} data-tone={tone}>
        {original && (
          <s className={styles['original']} aria-label={original.label}>
            {original.price}
          </s>
        )}
        {tone === 'wait' && <Icon name="clock" size={16} />}
        <span>{state}</span>
      </p>
    </div>
  );
}
