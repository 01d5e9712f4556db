import { useId, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { IconButton } from '#actions/button/IconButton.tsx';
import { useArrowKeys } from '#lists/swiper/use-arrow-keys.ts';
import { useAutoplay } from '#lists/top-banner/use-autoplay.ts';
import { useSlides } from '#lists/top-banner/use-slides.ts';
import { classes } from '#shared/classes.ts';
import { useReducedMotion } from '#shared/use-media.ts';
import { VisuallyHidden } from '#shared/VisuallyHidden.tsx';
import * as styles from './PickupCarousel.module.css';
import { PickupGroup, type Pickup } from './PickupGroup.tsx';

export type { Pickup } from './PickupGroup.tsx';

type PickupCarouselLabels = {
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  /** "Slide 2 of 5", both from 1. */
  readonly position: (current: number, total: number) => string;
};

type PickupCarouselProps = {
  readonly title: string;
  readonly pickups: readonly Pickup[];
  /** How many stand together. */
  readonly groupSize: number;
  /** How long a group stays, in milliseconds. */
  readonly stayMs: number;
  readonly labels: PickupCarouselLabels;
};

function inGroups(pickups: readonly Pickup[], size: number): Pickup[][] {
  return Array.from({ length: Math.ceil(pickups.length / size) }, (_, at) =>
    pickups.slice(at * size, (at + 1) * size),
  );
}

/**
 * What editors chose, some at a time. The next group comes by itself, except for readers who want no
 * motion, and rests while it is pointed at, focused or out of sight; a group that the reader chose
 * stays as long as any other.
 */
export function PickupCarousel(props: PickupCarouselProps): ReactElement {
  const { title, pickups, groupSize, stayMs, labels } = props;
  const groups = inGroups(pickups, groupSize);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const moveFocus = useRef(false);
  const [spoken, setSpoken] = useState(false);
  const reduced = useReducedMotion();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const playing = wanted ?? !reduced;
  const { index, show } = useSlides(view, groups.length);
  const several = groups.length > 1;
  const next = (): void => {
    setSpoken(false);
    show(index + 1);
  };
  useAutoplay(section, playing && several, index, next, stayMs);
  const choose = (group: number): void => {
    setSpoken(true);
    show(group);
  };
  useArrowKeys(view, (direction) => {
    moveFocus.current = true;
    choose(index + direction);
  });
  useLayoutEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    const group = view.current?.querySelectorAll('[data-group]')[index];
    group?.querySelector('a')?.focus({ preventScroll: true });
  }, [index]);

  return (
    <section
      ref={section}
      className={styles.section}
      aria-roledescription="carousel"
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {several && (
          <div className={styles.controls}>
            <span className={styles.count} aria-hidden="true">
              {index + 1} / {groups.length}
            </span>
            <IconButton
              icon={playing ? 'pause' : 'play'}
              label={playing ? labels.pause : labels.play}
              onClick={() => setWanted(!playing)}
            />
            <IconButton
              icon="chevronStart"
              label={labels.previous}
              onClick={() => choose(index - 1)}
            />
            <IconButton icon="chevronEnd" label={labels.next} onClick={() => choose(index + 1)} />
          </div>
        )}
      </div>
      <div ref={view} className={styles.view}>
        <ul className={classes(styles.rail, 'swiper-wrapper')}>
          {groups.map((group, place) => (
            <PickupGroup
              key={group[0]?.id}
              pickups={group}
              columns={groupSize}
              current={place === index}
              label={labels.position(place + 1, groups.length)}
            />
          ))}
        </ul>
      </div>
      {several && (
        <VisuallyHidden>
          <span role="status">{spoken && labels.position(index + 1, groups.length)}</span>
        </VisuallyHidden>
      )}
    </section>
  );
}
