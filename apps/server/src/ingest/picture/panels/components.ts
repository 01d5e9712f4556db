import type { Box } from './box.ts';
import type { Mask } from './ground-mask.ts';

/** What hangs together on the ground: its number among the labels, and where it stands. */
export type Component = { readonly label: number; readonly box: Box; readonly pixels: number };

export type Labelled = {
  readonly width: number;
  /** One number a pixel, 0 for ground. */
  readonly labels: Int32Array;
  readonly components: readonly Component[];
};

/** Finds what stands on the ground, piece by piece; pixels that touch at a corner hang together. */
export function componentsOf({ width, height, data }: Mask): Labelled {
  const labels = new Int32Array(width * height);
  const stack = new Int32Array(width * height);
  const components: Component[] = [];
  for (let first = 0; first < labels.length; first += 1) {
    if (data[first] !== 0 || labels[first] !== 0) continue;
    const label = components.length + 1;
    labels[first] = label;
    stack[0] = first;
    let [filled, pixels] = [1, 0];
    let [left, top, right, bottom] = [width, height, 0, 0];
    while (filled > 0) {
      filled -= 1;
      const at = stack[filled] ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      pixels += 1;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      if (y >= bottom) bottom = y + 1;
      for (let ny = Math.max(0, y - 1); ny <= y + 1 && ny < height; ny += 1) {
        for (let nx = Math.max(0, x - 1); nx <= x + 1 && nx < width; nx += 1) {
          const next = ny * width + nx;
          if (data[next] !== 0 || labels[next] !== 0) continue;
          labels[next] = label;
          stack[filled] = next;
          filled += 1;
        }
      }
    }
    components.push({ label, box: { left, top, right, bottom }, pixels });
  }
  return { width, labels, components };
}
