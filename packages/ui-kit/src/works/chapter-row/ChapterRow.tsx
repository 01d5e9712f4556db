import { useId, type MouseEventHandler, type ReactElement } from 'react';
import { Link } from '#actions/link/Link.tsx';
import * as styles from './ChapterRow.module.css';
import { ChapterState, type ChapterStateProps } from './ChapterState.tsx';
import { ChapterThumbnail } from './ChapterThumbnail.tsx';

export type { ChapterTone } from './ChapterState.tsx';

type ChapterSelection = {
  readonly checked: boolean;
  /** Nothing to buy: owned, free, not for sale. The row's state says why. */
  readonly disabled?: boolean | undefined;
  readonly onChecked: (checked: boolean) => void;
};

type ChapterPreview = {
  readonly href: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  readonly label: string;
};

export type ChapterRowProps = Omit<ChapterStateProps, 'id' | 'centred'> & {
  readonly href: string;
  /** Before the link leads there; what it prevents does not happen. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** A pointer or the focus has come to the link, or has left it. */
  readonly onNear?: ((near: boolean) => void) | undefined;
  readonly name: string;
  /** Which chapter it is, in words; left out where the name says it. */
  readonly number?: string | undefined;
  readonly date: string;
  /** The same day for machines: ISO 8601. */
  readonly dateTime: string;
  /** Null where it has none among others that have; left out where no row has a picture. */
  readonly thumbnail?: string | null | undefined;
  /** Read before: quieter, and says so with this word. */
  readonly readLabel?: string | undefined;
  /** A second way in: a preview, with its words. */
  readonly preview?: ChapterPreview | undefined;
  /** Where the reader stopped last. */
  readonly current?: boolean | undefined;
  /** While chapters are chosen to be bought together: pressing the row checks it. */
  readonly selection?: ChapterSelection | undefined;
};

/** One chapter of a list: picture, name, number, date and what it costs. */
export function ChapterRow(props: ChapterRowProps): ReactElement {
  const {
    href,
    onClick,
    onNear,
    name,
    number,
    date,
    dateTime,
    thumbnail,
    readLabel,
    preview,
    current,
    selection,
  } = props;
  const { state, tone, original, discount, coinBack, uses } = props;
  const id = useId();
  return (
    <div
      className={styles.row}
      data-read={Boolean(readLabel)}
      data-current={current}
      data-disabled={selection?.disabled}
    >
      {selection && (
        <input
          id={`${id}-check`}
          type="checkbox"
          className={styles.check}
          checked={selection.checked}
          disabled={selection.disabled}
          aria-describedby={`${id}-state`}
          onChange={(event) => selection.onChecked(event.target.checked)}
        />
      )}
      {thumbnail !== undefined && <ChapterThumbnail src={thumbnail} />}
      <div className={styles.words}>
        {selection ? (
          <label className={styles.name} htmlFor={`${id}-check`}>
            {name}
          </label>
        ) : (
          <Link
            className={styles.name}
            href={href}
            onClick={onClick}
            onPointerEnter={() => onNear?.(true)}
            onPointerLeave={() => onNear?.(false)}
            onFocus={() => onNear?.(true)}
            onBlur={() => onNear?.(false)}
            aria-current={current ? 'true' : undefined}
            aria-describedby={`${id}-state`}
          >
            {name}
          </Link>
        )}
        <p className={styles.facts}>
          {number && <span>{number}</span>}
          <time dateTime={dateTime}>{date}</time>
          {readLabel && <span>{readLabel}</span>}
        </p>
      </div>
      <div className={styles.end}>
        <ChapterState id={`${id}-state`} {...{ state, tone, original, discount, coinBack, uses }} />
        {preview && !selection && (
          <Link
            className={styles.preview}
            href={preview.href}
            onClick={preview.onClick}
            aria-label={`${preview.label}: ${name}`}
          >
            {preview.label}
          </Link>
        )}
      </div>
    </div>
  );
}
