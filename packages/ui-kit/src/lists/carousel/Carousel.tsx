import { Children, useRef, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '#actions/button/IconButton.tsx';
import styles from './Carousel.module.css';
import { useRail } from './use-rail.ts';

/** What a rail carries; each has its own width on phones and its own count per slide above. */
export type CarouselKind = 'normal' | 'big' | 'genre_basic' | 'content_big' | 'banner' | 'ranking';

interface CarouselProps {
  readonly kind: CarouselKind;
  /** Names of the two arrows of wide screens. */
  readonly labels: { readonly back: string; readonly on: string };
  readonly children: ReactNode;
}

/**
 * A row that the reader pushes sideways, the next card peeping in; wide screens show whole slides
 * of 5 cards, 6 of a genre, 4 big ones, 2 banners, with arrows (sections 2 and 9).
 */
export function Carousel({ kind, labels, children }: CarouselProps): ReactElement {
  const rail = useRef<HTMLUListElement>(null);
  const { atStart, atEnd, move } = useRail(rail);
  return (
    <div className={styles['carousel']} data-kind={kind}>
      <ul ref={rail} className={styles['rail']}>
        {Children.map(children, (child) => (
          <li className={styles['item']}>{child}</li>
        ))}
      </ul>
      <div className={styles['arrow']} data-side="start" hidden={atStart}>
        <IconButton icon="chevronStart" label={labels.back} onClick={() => move(-1)} />
      </div>
      <div className={styles['arrow']} data-side="end" hidden={atEnd}>
        <IconButton icon="chevronEnd" label={labels.on} onClick={() => move(1)} />
      </div>
    </div>
  );
}
