/** What the warmest tone leaves of red, green and blue. */
const warmest = [1, 0.84, 0.62] as const;

/**
 * The colour that pictures are multiplied with, brightness and warmth in percent; undefined where
 * they stay as they are.
 */
export function tintOf(brightness: number, warmth: number): string | undefined {
  if (brightness >= 100 && warmth <= 0) return undefined;
  const channels = warmest.map((least) => {
    const tone = 1 - (1 - least) * (warmth / 100);
    return Math.round(255 * tone * (brightness / 100));
  });
  return `rgb(${channels.join(' ')})`;
}
