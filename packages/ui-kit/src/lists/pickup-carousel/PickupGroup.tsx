import { useState, type ReactElement } from 'react';
import { Link } from '#actions/link/Link.tsx';
import { otherSiteProps } from '#actions/link/other-site.ts';
import { classes } from '#shared/classes.ts';
import { cssVariables } from '#shared/css-variables.ts';
import * as styles from './PickupCarousel.module.css';

export type Pickup = {
  readonly id: number;
  /** Of a page here, or elsewhere. */
  readonly href: string;
  readonly title: string;
  readonly picture: string;
};

type PickupGroupProps = {
  readonly pickups: readonly Pickup[];
  readonly columns: number;
  readonly current: boolean;
  /** Which of the groups it is, as it is spoken. */
  readonly label: string;
};

/** Pickups that are on the screen together. */
export function PickupGroup({ pickups, columns, current, label }: PickupGroupProps): ReactElement {
  return (
    <li
      className={classes(styles.slide, 'swiper-slide')}
      data-group
      aria-roledescription="slide"
      aria-label={label}
      inert={!current}
      style={cssVariables({ '--columns': columns })}
    >
      {pickups.map((pickup) => (
        <PickupCard key={pickup.id} {...pickup} />
      ))}
    </li>
  );
}

function PickupCard({ href, title, picture }: Pickup): ReactElement {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Link href={href} className={styles.card} {...otherSiteProps(href)}>
      <span className={styles.frame}>
        {failed !== picture && (
          <img
            className={styles.picture}
            src={picture}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => setFailed(picture)}
          />
        )}
      </span>
      <span className={styles.name}>{title}</span>
    </Link>
  );
}
