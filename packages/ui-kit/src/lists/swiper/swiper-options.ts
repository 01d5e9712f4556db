import type { SwiperOptions } from 'swiper/types';

/** How long a slide takes to move, in milliseconds: as `--hj-slow`. */
const moveMs = 240;

/**
 * How a rail moves. The sizes are those of the style sheet: Swiper only reads them.
 * @param perSlide cards per slide on wide screens; phones move such a rail freely, and it comes to
 *   rest at a card. One alone fills the rail everywhere
 * @param reduced whether the reader wants no motion
 */
export function swiperOptions(perSlide: number, reduced: boolean): SwiperOptions {
  return {
    slidesPerView: 'auto',
    speed: reduced ? 0 : moveMs,
    // A wheel moves a rail only sideways; at its end the page gets it.
    mousewheel: { forceToAxis: true, releaseOnEdges: true },
    observer: true,
    lazyPreload: false,
    freeMode: { enabled: perSlide > 1, sticky: true, momentum: !reduced },
    breakpoints: { 768: { slidesPerGroup: perSlide, freeMode: { enabled: false } } },
  };
}
