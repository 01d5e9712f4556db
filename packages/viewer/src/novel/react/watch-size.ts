import type { NovelReader } from '#novel/engine/novel-reader.ts';

/** Has a reader fit its place whenever that has another size; gives what ends that. */
export function watchSize(host: Element, reader: NovelReader): () => void {
  let waiting = 0;
  const sizes = new ResizeObserver(() => {
    // Drawing within the observation would change what is observed.
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(() => reader.resize());
  });
  sizes.observe(host);
  return () => {
    sizes.disconnect();
    cancelAnimationFrame(waiting);
  };
}
