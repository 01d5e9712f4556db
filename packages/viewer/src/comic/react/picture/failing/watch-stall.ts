/** After so long without one byte an image is not waited for; once it comes, it may take this long. */
const silenceMs = 20_000;
const wholeMs = 90_000;

/** Gives up an image that does not come, so that it can be asked for again. Stops when it is called. */
export function watchStall(image: HTMLImageElement, onStall: () => void): () => void {
  const giveUp = (): void => {
    // Without an address the browser ends the request, and tells of no error.
    image.removeAttribute('srcset');
    image.removeAttribute('src');
    onStall();
  };
  let timer = setTimeout(() => {
    if (image.complete) return;
    // Its size is known from its first bytes.
    if (image.naturalWidth === 0) giveUp();
    else timer = setTimeout(() => image.complete || giveUp(), wholeMs - silenceMs);
  }, silenceMs);
  return () => clearTimeout(timer);
}
