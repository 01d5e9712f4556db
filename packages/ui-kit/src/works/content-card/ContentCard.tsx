import type { ReactElement, ReactNode } from 'react';
import { Link } from '#actions/link/Link.tsx';
import { Cover, type CoverProps } from '#works/cover/Cover.tsx';
import * as styles from './ContentCard.module.css';

/**
 * Shapes of a title in lists: `normal`, a cover and who made it; `big`, with room for two lines of
 * text; `genre_basic`, a small cover with the title alone; `content_big`, a cover beside its words,
 * and on wide screens its large picture above them.
 */
export type ContentCardSize = 'normal' | 'big' | 'genre_basic' | 'content_big';

export type ContentCardProps = {
  readonly href: string;
  readonly title: string;
  /** A second, quieter line: authors, genre, a teaser. */
  readonly text?: string | undefined;
  /** `row` is for lists of ranks: a small cover at the head of a line. */
  readonly size?: ContentCardSize | 'row' | undefined;
  /** Of its heading: 2 right below a page's own, 3 below a section's. */
  readonly level?: 2 | 3 | undefined;
  readonly cover: Omit<CoverProps, 'alt' | 'className'>;
  /** Before the words and beside them: a rank. */
  readonly lead?: ReactNode;
  /** Free, or free for whoever waits: covers have no corner left for it. */
  readonly mark?: ReactNode;
  /** A line of facts below the text, such as views. */
  readonly facts?: ReactNode;
};

/** A title as lists show it; the whole card is one link named by the title. */
export function ContentCard(props: ContentCardProps): ReactElement {
  const { href, title, text, size = 'normal', level = 3, cover, lead, mark, facts } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-size={size} data-large={Boolean(cover.largeSrc)}>
      <Cover {...cover} className={styles.cover} />
      <div className={styles.below}>
        {lead}
        <div className={styles.words}>
          <Heading className={styles.title}>
            <Link href={href} className={styles.link}>
              {title}
            </Link>
          </Heading>
          {text && size !== 'genre_basic' && <p className={styles.text}>{text}</p>}
          {mark && <p className={styles.mark}>{mark}</p>}
          {facts && <p className={styles.facts}>{facts}</p>}
        </div>
      </div>
    </article>
  );
}
