/** A tab that nobody sees has no frames. */
const framelessMs = 100;

/** Settles once what stands in the document now is on its way to the screen. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, framelessMs);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // After the frame: what follows holds it up no more.
      setTimeout(resolve);
    });
  });
}
