import { Children, type ReactElement, type ReactNode, type Ref } from 'react';
import { classes } from '#shared/classes.ts';
import * as styles from './Carousel.module.css';
import { railVariables, type CarouselKind } from './rail-sizes.ts';

type RailProps = {
  readonly kind: CarouselKind;
  /** What scrolls. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly children: ReactNode;
};

/** The row itself, which scrolls and snaps without any script; Carousel gives it to Swiper. */
export function Rail({ kind, ref, children }: RailProps): ReactElement {
  return (
    <div ref={ref} className={styles.view} style={railVariables(kind)}>
      <ul className={classes(styles.rail, 'swiper-wrapper')}>
        {Children.map(children, (child) => (
          <li className={classes(styles.item, 'swiper-slide')}>{child}</li>
        ))}
      </ul>
    </div>
  );
}
