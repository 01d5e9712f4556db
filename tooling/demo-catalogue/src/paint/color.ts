/** Colours are `#rrggbb` strings throughout. */
type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function write([r, g, b]: Rgb): string {
  const part = (v: number) =>
    Math.max(0, Math.min(255, Math.round(v)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(r)}${part(g)}${part(b)}`;
}

/** `t` 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, t: number): string {
  const [x, y] = [parse(a), parse(b)];
  return write([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t]);
}

export function multiply(a: string, b: string): string {
  const [x, y] = [parse(a), parse(b)];
  return write([(x[0] * y[0]) / 255, (x[1] * y[1]) / 255, (x[2] * y[2]) / 255]);
}

export function lighten(color: string, t: number): string {
  return mix(color, '#ffffff', t);
}
export function darken(color: string, t: number): string {
  return mix(color, '#000000', t);
}

/** Perceived lightness, 0 to 1. */
function lightness(color: string): number {
  const [r, g, b] = parse(color);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** `t` 0 leaves the colour, 1 makes it grey. */
export function fade(color: string, t: number): string {
  const v = lightness(color) * 255;
  return mix(color, write([v, v, v]), t);
}

export function alpha(color: string, opacity: number): string {
  const [r, g, b] = parse(color);
  return `rgba(${r},${g},${b},${opacity})`;
}
