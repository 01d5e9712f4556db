import type { ReactElement } from 'react';
import { Link } from '#actions/link/Link.tsx';
import { LinkButton } from '#actions/button/LinkButton.tsx';
import { Checkbox } from '#forms/checkbox/Checkbox.tsx';
import { VisuallyHidden } from '#shared/VisuallyHidden.tsx';
import { Cover, type CoverProps } from '#works/cover/Cover.tsx';
import { Badge } from '#works/marks/Badge.tsx';
import * as styles from './LibraryRow.module.css';

/** One of a list that can be chosen together with others, as its row has it. */
export type Selection = {
  readonly label: string;
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
};

export type LibraryRowProps = {
  /** Null where the title is no longer there to be opened. */
  readonly href: string | null;
  readonly title: string;
  readonly cover: Omit<CoverProps, 'alt' | 'className'>;
  /** A chapter has come: in a word, and as it is spoken. */
  readonly news?: { readonly label: string; readonly spoken: string } | undefined;
  /** What the reader has done with it: the chapter read last. */
  readonly text: string;
  /** What is left of it: unread chapters, the time of a rental. */
  readonly note?: string | undefined;
  /** Where to go on. */
  readonly resume?: { readonly href: string; readonly label: string } | undefined;
  /** While titles are chosen: the whole row is its box. */
  readonly selection?: Selection | undefined;
};

/** A title that a reader keeps, and how far they have come with it. */
export function LibraryRow(props: LibraryRowProps): ReactElement {
  const { href, title, cover, news, text, note, resume, selection } = props;
  return (
    <article className={styles.row} data-gone={href === null}>
      {selection && (
        <div className={styles.box}>
          <Checkbox
            label={<VisuallyHidden>{selection.label}</VisuallyHidden>}
            checked={selection.checked}
            onChecked={selection.onChecked}
          />
        </div>
      )}
      <Cover {...cover} className={styles.cover} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          {href === null || selection ? (
            title
          ) : (
            <Link href={href} className={styles.link}>
              {title}
            </Link>
          )}
        </h2>
        <p className={styles.text}>{text}</p>
        {(news || note) && (
          <p className={styles.marks}>
            {news && (
              <>
                <span aria-hidden="true">
                  <Badge tone="up" label={news.label} />
                </span>
                <VisuallyHidden>{news.spoken} </VisuallyHidden>
              </>
            )}
            {note && <span className={styles.note}>{note}</span>}
          </p>
        )}
        {resume && !selection && (
          <div className={styles.resume}>
            <LinkButton href={resume.href}>{resume.label}</LinkButton>
          </div>
        )}
      </div>
    </article>
  );
}
