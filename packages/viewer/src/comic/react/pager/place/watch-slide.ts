type SlideEvents = {
  /** It, or a page in it, has another size; also once at the beginning. */
  readonly onSize: () => void;
  readonly onScroll: () => void;
};

/** Follows a slide that is scrolled by itself; gives what ends that. */
export function watchSlide(slide: HTMLElement, { onSize, onScroll }: SlideEvents): () => void {
  const sizes = new ResizeObserver(onSize);
  sizes.observe(slide);
  for (const sheet of slide.querySelectorAll('[data-sheet]')) sizes.observe(sheet);
  slide.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    sizes.disconnect();
    slide.removeEventListener('scroll', onScroll);
  };
}
