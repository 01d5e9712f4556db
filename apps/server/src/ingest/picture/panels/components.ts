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

/** Pixels side by side that stand on the ground, row after row: each from a column to before another. */
type Runs = {
  /** The first run of each row, and how many there are behind the last. */
  readonly rows: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
};

function runsOf({ width, height, data }: Mask): Runs {
  const most = height * Math.ceil(width / 2);
  const [from, to, rows] = [new Int32Array(most), new Int32Array(most), new Int32Array(height + 1)];
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    rows[y] = count;
    for (let x = 0; x < width; x += 1) {
      if (data[y * width + x] !== 0) continue;
      from[count] = x;
      while (x < width && data[y * width + x] === 0) x += 1;
      to[count] = x;
      count += 1;
    }
  }
  rows[height] = count;
  return { rows, from, to };
}

/** The first run of what a run hangs together with, as far as that is known. */
function firstOf(links: Int32Array, run: number): number {
  let own = run;
  for (;;) {
    const before = links[own] ?? own;
    if (before === own) return own;
    // The way there is halved for who comes next.
    links[own] = links[before] ?? before;
    own = before;
  }
}

/** Of each run the first one that it hangs together with; runs that touch at a corner do. */
function linksOf({ rows, from, to }: Runs): Int32Array {
  const links = Int32Array.from({ length: rows.at(-1) ?? 0 }, (_, run) => run);
  for (let y = 1; y < rows.length - 1; y += 1) {
    let above = rows[y - 1] ?? 0;
    const [first, end] = [rows[y] ?? 0, rows[y + 1] ?? 0];
    for (let run = first; run < end; run += 1) {
      while (above < first && (to[above] ?? 0) < (from[run] ?? 0)) above += 1;
      for (let near = above; near < first && (from[near] ?? 0) <= (to[run] ?? 0); near += 1) {
        const [one, other] = [firstOf(links, run), firstOf(links, near)];
        links[Math.max(one, other)] = Math.min(one, other);
      }
    }
  }
  return links;
}

/**
 * Finds what stands on the ground, piece by piece; pixels that touch at a corner hang together. Run
 * by run, as there are far fewer of these than of pixels.
 */
export function componentsOf(mask: Mask): Labelled {
  const { width, height } = mask;
  const runs = runsOf(mask);
  const links = linksOf(runs);
  const labels = new Int32Array(width * height);
  const labelled = new Int32Array(links.length);
  const components: { label: number; box: Box; pixels: number }[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let run = runs.rows[y] ?? 0; run < (runs.rows[y + 1] ?? 0); run += 1) {
      const [left, right] = [runs.from[run] ?? 0, runs.to[run] ?? 0];
      const first = firstOf(links, run);
      if (first === run) {
        const box = { left, top: y, right, bottom: y + 1 };
        components.push({ label: components.length + 1, box, pixels: 0 });
        labelled[run] = components.length;
      }
      const label = labelled[first] ?? 0;
      labels.fill(label, y * width + left, y * width + right);
      const own = components[label - 1];
      if (own === undefined) continue;
      own.pixels += right - left;
      own.box = {
        left: Math.min(own.box.left, left),
        top: own.box.top,
        right: Math.max(own.box.right, right),
        bottom: y + 1,
      };
    }
  }
  return { width, labels, components };
}
