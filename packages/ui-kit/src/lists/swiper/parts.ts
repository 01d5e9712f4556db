/** What the kit needs of Swiper; imported as one chunk, after the first paint. */
export { Swiper } from 'swiper';
export { FreeMode, Mousewheel } from 'swiper/modules';
