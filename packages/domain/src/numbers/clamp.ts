/** A number kept between two others, `from` not above `to`. */
export function clamp(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value));
}
