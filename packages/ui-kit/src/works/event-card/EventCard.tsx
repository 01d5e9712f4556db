import type { ReactElement } from 'react';
import { Link } from '#actions/link/Link.tsx';
import { AgeLabel } from '#works/marks/AgeLabel.tsx';
import { WidePicture, type Picture } from '#works/wide-picture/WidePicture.tsx';
import * as styles from './EventCard.module.css';

export type EventCardProps = {
  readonly href: string;
  readonly title: string;
  readonly picture: Picture;
  /** From when until when, in words. */
  readonly period: string;
  /** For adults only: the mark as printed and as spoken. */
  readonly mature?: { readonly short: string; readonly label: string } | undefined;
};

/** An event: its picture, what it is called, and how long it runs. */
export function EventCard({ href, title, picture, period, mature }: EventCardProps): ReactElement {
  return (
    <article className={styles.card}>
      <WidePicture picture={picture} />
      {mature && (
        <div className={styles.age}>
          <AgeLabel {...mature} adult />
        </div>
      )}
      <h2 className={styles.title}>
        <Link className={styles.link} href={href}>
          {title}
        </Link>
      </h2>
      <p className={styles.period}>{period}</p>
    </article>
  );
}
