import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { useArrowKeys } from '#lists/swiper/use-arrow-keys.ts';
import { classes } from '#shared/classes.ts';
import { useReducedMotion } from '#shared/use-media.ts';
import { VisuallyHidden } from '#shared/VisuallyHidden.tsx';
import * as styles from './TopBanner.module.css';
import { TopBannerControls, type TopBannerLabels } from './TopBannerControls.tsx';
import { TopBannerSlide, type BannerSlide } from './TopBannerSlide.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useSlides } from './use-slides.ts';

/** The top banner shows at most so many slides (section 2). */
const mostSlides = 10;

type TopBannerProps = {
  /** The first ten are shown. */
  readonly slides: readonly BannerSlide[];
  readonly labels: TopBannerLabels;
};

/**
 * The carousel at the head of Home: one slide at a time over its theme colour. It plays by itself,
 * except for readers who want no motion, and rests while it is pointed at, focused or out of sight.
 * Its height is the container's width below 753 px and 384 px from there (section 9). The style
 * sheet measures before the first paint; 485 px stand only until there is a width to measure.
 */
export function TopBanner({ slides: given, labels }: TopBannerProps): ReactElement {
  const slides = given.slice(0, mostSlides);
  const section = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const moveFocus = useRef(false);
  const [spoken, setSpoken] = useState(false);
  const reduced = useReducedMotion();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const playing = wanted ?? !reduced;
  const { index, show } = useSlides(view, slides.length);
  useAutoplay(section, playing && slides.length > 1, index, () => {
    setSpoken(false);
    show(index + 1);
  });
  const choose = (next: number): void => {
    setSpoken(true);
    show(next);
  };
  useArrowKeys(view, (direction) => {
    moveFocus.current = true;
    choose(index + direction);
  });
  useLayoutEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    const link = view.current?.querySelectorAll('a')[index];
    link?.focus({ preventScroll: true });
  }, [index]);

  const current = slides[index];
  return (
    <section
      ref={section}
      className={styles.banner}
      aria-roledescription="carousel"
      aria-label={labels.region}
    >
      <div ref={view} className={styles.view}>
        <ul className={classes(styles.rail, 'swiper-wrapper')}>
          {slides.map((slide, place) => (
            <TopBannerSlide
              key={slide.id}
              slide={slide}
              eager={place === 0}
              current={place === index}
              label={labels.position(place + 1, slides.length)}
            />
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <>
          <TopBannerControls
            index={index}
            total={slides.length}
            playing={playing}
            labels={labels}
            onPlay={() => setWanted(!playing)}
            onStep={(direction) => choose(index + direction)}
          />
          <VisuallyHidden>
            <span role="status">
              {spoken &&
                current &&
                `${labels.position(index + 1, slides.length)}: ${current.title}`}
            </span>
          </VisuallyHidden>
        </>
      )}
    </section>
  );
}
