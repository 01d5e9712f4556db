import type { ReactElement } from 'react';
import { Carousel, type CarouselKind } from '#lists/carousel/Carousel.tsx';
import { VisuallyHidden } from '#shared/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

type SkeletonShape = 'banner' | 'visual' | 'title' | 'text';

/** A piece of what is coming, in its size. */
export function Skeleton({ shape }: { shape: SkeletonShape }): ReactElement {
  return <span className={styles[shape]} aria-hidden="true" />;
}

/** A title that is coming: cover and words. */
export function SkeletonCard(): ReactElement {
  return (
    <div className={styles['card']} aria-hidden="true">
      <span className={styles['cover']} />
      <Skeleton shape="text" />
    </div>
  );
}

/** A chapter that is coming. */
export function SkeletonRow(): ReactElement {
  return (
    <div className={styles['row']} aria-hidden="true">
      <span className={styles['thumbnail']} />
      <Skeleton shape="text" />
    </div>
  );
}

const silent = { back: '', on: '' };

/** A section of Home that is coming: a title and a rail of cards. */
export function SkeletonRail({ kind = 'normal' }: { kind?: CarouselKind }): ReactElement {
  return (
    <div className={styles['rail']} aria-hidden="true" inert>
      <Skeleton shape="title" />
      <Carousel kind={kind} labels={silent}>
        {Array.from({ length: 6 }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </Carousel>
    </div>
  );
}

/** Says once that something loads; what is drawn beside it is for the eyes only. */
export function LoadingNotice({ label }: { label: string }): ReactElement {
  return (
    <VisuallyHidden>
      <span role="status">{label}</span>
    </VisuallyHidden>
  );
}
