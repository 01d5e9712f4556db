import { usePhrases } from '@hanji/i18n/use-phrases.ts';

type SlideLabels = {
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  readonly position: (current: number, total: number) => string;
};

/** What the controls of slides are called. */
export function useSlideLabels(): SlideLabels {
  const t = usePhrases('reading');
  return {
    previous: t('previousSlide'),
    next: t('nextSlide'),
    pause: t('pauseSlides'),
    play: t('playSlides'),
    position: (current, total) => t('slide', { current, total }),
  };
}
