import { useRef, useState, type ReactElement } from 'react';
import { IconButton } from '#actions/button/IconButton.tsx';
import { useReducedMotion } from '#shared/use-media.ts';
import styles from './TopBanner.module.css';
import { TopBannerSlide, type BannerSlide } from './TopBannerSlide.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useSlides } from './use-slides.ts';

export interface TopBannerLabels {
  readonly region: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  /** "Slide 2 of 5", both from 1. */
  readonly position: (current: number, total: number) => string;
}

interface TopBannerProps {
  readonly slides: readonly BannerSlide[];
  readonly labels: TopBannerLabels;
}

/**
 * The carousel at the head of Home: one slide at a time over its theme colour. It plays by itself,
 * except for readers who want no motion, and rests while it is pointed at, focused or out of sight.
 */
export function TopBanner({ slides, labels }: TopBannerProps): ReactElement {
  const section = useRef<HTMLElement>(null);
  const rail = useRef<HTMLUListElement>(null);
  const reduced = useReducedMotion();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const playing = wanted ?? !reduced;
  const { index, show } = useSlides(rail, slides.length);
  useAutoplay(section, playing && slides.length > 1, () => show(index + 1));

  return (
    <section
      ref={section}
      className={styles['banner']}
      aria-roledescription="carousel"
      aria-label={labels.region}
    >
      <ul ref={rail} className={styles['rail']}>
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
      {slides.length > 1 && (
        <div className={styles['controls']}>
          <span className={styles['count']} aria-hidden="true">
            {index + 1} / {slides.length}
          </span>
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={playing ? labels.pause : labels.play}
            onClick={() => setWanted(!playing)}
          />
          <span className={styles['steps']}>
            <IconButton
              icon="chevronStart"
              label={labels.previous}
              onClick={() => show(index - 1)}
            />
            <IconButton icon="chevronEnd" label={labels.next} onClick={() => show(index + 1)} />
          </span>
        </div>
      )}
    </section>
  );
}
