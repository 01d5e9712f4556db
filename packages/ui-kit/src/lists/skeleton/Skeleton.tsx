import { useEffect, useState, type ReactElement } from 'react';
import { Rail } from '#lists/carousel/Rail.tsx';
import type { CarouselKind } from '#lists/carousel/rail-sizes.ts';
import { VisuallyHidden } from '#shared/VisuallyHidden.tsx';
import * as styles from './Skeleton.module.css';

type SkeletonShape = 'banner' | 'visual' | 'title' | 'text';

/** A piece of what is coming, in its size. */
export function Skeleton({ shape }: { shape: SkeletonShape }): ReactElement {
  return <span className={styles[shape]} aria-hidden="true" />;
}

/** A title or a banner that is coming: its picture and its words, as its kind has them. */
export function SkeletonCard({ kind = 'normal' }: { kind?: CarouselKind }): ReactElement {
  return (
    <div className={styles.card} data-kind={kind} aria-hidden="true">
      <span className={kind === 'banner' ? styles.wide : styles.cover} />
      <span className={styles.words}>
        <Skeleton shape="text" />
        {(kind === 'content_big' || kind === 'banner') && <span className={styles.line} />}
      </span>
    </div>
  );
}

/** A chapter that is coming. */
export function SkeletonRow(): ReactElement {
  return (
    <div className={styles.row} aria-hidden="true">
      <span className={styles.thumbnail} />
      <span className={styles.words}>
        <Skeleton shape="text" />
        <span className={styles.line} />
      </span>
    </div>
  );
}

/** A comment that is coming: who, what, when. */
export function SkeletonComment(): ReactElement {
  return (
    <div className={styles.comment} aria-hidden="true">
      <span className={styles.line} />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
      <span className={styles.line} />
    </div>
  );
}

/** The head of a content home that is coming: key visual, title, a line about it, the action. */
export function SkeletonHero(): ReactElement {
  return (
    <div className={styles.hero} aria-hidden="true">
      <Skeleton shape="visual" />
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <span className={styles.action} />
    </div>
  );
}

/** A section of Home that is coming: a title and a rail of cards. */
export function SkeletonRail({ kind = 'normal' }: { kind?: CarouselKind }): ReactElement {
  return (
    <div className={styles.rail} aria-hidden="true" inert>
      <Skeleton shape="title" />
      <div className={styles.bleed}>
        <Rail kind={kind}>
          {Array.from({ length: 6 }, (_, index) => (
            <SkeletonCard key={index} kind={kind} />
          ))}
        </Rail>
      </div>
    </div>
  );
}

type LoadingNoticeProps = {
  readonly label: string;
  /** Said once it takes longer than usual, for all to see. */
  readonly slow?: string | undefined;
};

/** From then on skeletons alone look as if nothing were coming any more. */
const usualMs = 8000;

/** Says once that something loads; what is drawn beside it is for the eyes only. */
export function LoadingNotice({ label, slow }: LoadingNoticeProps): ReactElement {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), usualMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span role="status" className={styles.notice}>
      {isSlow && slow ? (
        <span className={styles.slow}>{slow}</span>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
    </span>
  );
}
