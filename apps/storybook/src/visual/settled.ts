const patienceMs = 90_000;

/** When fonts and pictures on the page have arrived and what moved has come to rest. */
export async function settled(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([arrived(), patience]);
  await tasksDone();
  bringToRest();
  await nextFrame();
  await nextFrame();
}

/** Also what comes onto the screen while something else is waited for. */
async function arrived(): Promise<void> {
  await nextFrame();
  await document.fonts.ready;
  const known = new Set<HTMLImageElement>();
  for (;;) {
    const images = [...document.images].filter((image) => !known.has(image) && isOnScreen(image));
    if (images.length === 0) return;
    for (const image of images) known.add(image);
    await Promise.all(images.map(decoded));
  }
}

/** What ends is at its end at once, what goes on for ever stands where it begins. */
function bringToRest(): void {
  for (const animation of document.getAnimations()) {
    if (animation.playbackRate === 0) continue;
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}

function isOnScreen(image: HTMLImageElement): boolean {
  const { top, bottom, left, right } = image.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** A picture of which another width is chosen meanwhile, as when the window grows, is waited for anew. */
async function decoded(image: HTMLImageElement): Promise<void> {
  while (image.isConnected) {
    try {
      await image.decode();
      return;
    } catch {
      const isBroken = image.complete && image.naturalWidth === 0;
      if (isBroken) return;
      await nextFrame();
    }
  }
}

/** When React has taken in that pictures arrived: on a busy machine frames come before its tasks. */
async function tasksDone(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}
