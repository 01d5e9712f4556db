import type { Swiper } from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { watchRest } from './rest.ts';

/** How near to the screen a rail is when it is taken over, in pixels. */
const nearScreen = 200;

function near(view: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${nearScreen}px` },
    );
    observer.observe(view);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}

/** Painted, and nothing more urgent to do; Safari has no idle callback. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof window.requestIdleCallback === 'function') {
      window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    } else setTimeout(resolve, 200);
  });
}

/**
 * Gives a rail that scrolls by itself to Swiper once it is painted, near the screen and at rest.
 * Where the reader has scrolled to stays where it is, to the pixel.
 * @returns ends it: the rail scrolls by itself again, at the same place
 */
export function takeOver(
  view: HTMLElement,
  options: SwiperOptions,
  onTaken: (swiper: Swiper) => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const atRest = watchRest(view, signal);
  let swiper: Swiper | undefined;

  const take = async (): Promise<void> => {
    await near(view, signal);
    await idle();
    if (signal.aborted) return;
    const parts = await import('./parts.ts');
    await atRest();
    if (signal.aborted) return;
    const gone = Math.abs(view.scrollLeft);
    view.dataset['swiper'] = 'on';
    swiper = new parts.Swiper(view, { modules: [parts.FreeMode, parts.Mousewheel], ...options });
    swiper.setTranslate(-gone);
    swiper.updateActiveIndex();
    // The mouse draws the rail, not the link or the picture under it.
    view.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    onTaken(swiper);
  };
  take().catch((error: unknown) => {
    // Without Swiper (offline, say) the rail goes on as it began.
    console.warn('A carousel keeps its native scrolling', error);
  });

  return () => {
    ending.abort();
    if (!swiper) return;
    const { translate, wrapperEl } = swiper;
    swiper.destroy(true, false);
    wrapperEl.style.removeProperty('transform');
    wrapperEl.style.removeProperty('transition-duration');
    delete view.dataset['swiper'];
    view.scrollLeft = -translate;
  };
}
