/** Share of a screen in a second at the slowest, and how much faster each speed is than the one before. */
const slowest = 0.02;
const faster = 1.4;

/** Pixels in a second at a speed from 1, on a screen of this height: from 50 s for a screen to 3. */
export function scrollPace(speed: number, screenHeight: number): number {
  return screenHeight * slowest * faster ** (speed - 1);
}
