const patienceMs = 3000;

/** When fonts and pictures on the page have arrived and what moved has come to rest; 3 s at most. */
export async function settled(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([arrived(), patience]);
  await nextFrame();
  await nextFrame();
}

async function arrived(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].filter(isOnScreen).map(decoded));
  await nextFrame();
  await Promise.all(
    finite(document.getAnimations()).map(({ finished }) => finished.catch(() => null)),
  );
}

/** Those that come to an end; the test runner has paused some, and they never would. */
function finite(animations: readonly Animation[]): Animation[] {
  return animations.filter(
    ({ effect, playState }) =>
      playState !== 'paused' && effect?.getComputedTiming().endTime !== Infinity,
  );
}

function isOnScreen(image: HTMLImageElement): boolean {
  const { top, bottom, left, right } = image.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

async function decoded(image: HTMLImageElement): Promise<void> {
  await image.decode().catch(() => null);
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}
