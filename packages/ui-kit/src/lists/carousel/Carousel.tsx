import { useRef, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '#actions/button/IconButton.tsx';
import * as styles from './Carousel.module.css';
import { Rail } from './Rail.tsx';
import type { CarouselKind } from './rail-sizes.ts';
import { useKeptFocus } from '#shared/use-kept-focus.ts';
import { useRail } from './use-rail.ts';

type CarouselProps = {
  readonly kind: CarouselKind;
  /** Names of the two arrows of wide screens. */
  readonly labels: { readonly back: string; readonly on: string };
  readonly children: ReactNode;
};

/**
 * A row that the reader pushes sideways, the next card peeping in; wide screens show whole slides,
 * with arrows (sections 2 and 9). It scrolls by itself from the first paint; Swiper takes over
 * after it, for mouse, wheel and keys as well.
 */
export function Carousel({ kind, labels, children }: CarouselProps): ReactElement {
  const view = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  const { atStart, atEnd, move } = useRail(view, kind);
  useKeptFocus(atStart, back, on);
  useKeptFocus(atEnd, on, back);
  return (
    <div className={styles.carousel}>
      <Rail kind={kind} ref={view}>
        {children}
      </Rail>
      <div className={styles.arrow} data-side="start" hidden={atStart}>
        <IconButton ref={back} icon="chevronStart" label={labels.back} onClick={() => move(-1)} />
      </div>
      <div className={styles.arrow} data-side="end" hidden={atEnd}>
        <IconButton ref={on} icon="chevronEnd" label={labels.on} onClick={() => move(1)} />
      </div>
    </div>
  );
}
