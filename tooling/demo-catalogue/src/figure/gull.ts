import { drawHat } from './head/hats.ts';
import type { Colors } from './head/colors.ts';
import { type Brush, blob, curve, ellipse, fill, part, poly, stroke } from '#paint/brush.ts';
import { darken } from '#paint/color.ts';
import type { Mood } from '#script.ts';

const beak = '#f4a82c';

/** Where the wings' tips are, from hanging to spread. */
const lifts: Record<Mood, number> = {
  calm: 0,
  happy: 0.85,
  angry: 0.7,
  sad: -0.05,
  surprised: 1,
  shy: 0,
  determined: 0.25,
  afraid: 0.45,
};

function eye(br: Brush, mood: Mood, x: number): void {
  if (mood === 'happy' || mood === 'shy') {
    stroke(
      br,
      curve([
        [x - 0.15, 0.02],
        [x, -0.12],
        [x + 0.15, 0.02],
      ]),
      0.07,
    );
    return;
  }
  const wide = mood === 'surprised' || mood === 'afraid' ? 0.24 : 0.2;
  part(br, ellipse(x, -0.05, wide), '#fffbe8');
  fill(br.ctx, ellipse(x, -0.03, mood === 'afraid' ? 0.06 : 0.1), br.ink);
  const tilt = mood === 'angry' || mood === 'determined' ? 0.12 : mood === 'sad' ? -0.1 : 0;
  if (mood === 'surprised' || mood === 'afraid') return;
  const inner = x < 0 ? 1 : -1;
  stroke(
    br,
    curve([
      [x - inner * 0.24, -0.19 - tilt * 0.4],
      [x + inner * 0.22, -0.19 + tilt],
    ]),
    0.09,
  );
}

/** A herring gull, in the measures of a figure: its head around the middle, its feet at the ground. */
export function drawGull(br: Brush, mood: Mood, turn: number, colors: Colors): void {
  const white = '#fbfaf4';
  const grey = '#9fb0bf';
  const side = turn < 0 ? -1 : 1;
  for (const x of [-0.3, 0.3]) {
    stroke(
      br,
      curve([
        [x, 2.4],
        [x, 3.14],
      ]),
      0.2,
    );
    stroke(
      br,
      curve([
        [x, 2.4],
        [x, 3.14],
      ]),
      0.11,
      beak,
    );
    part(
      br,
      poly([
        [x - 0.1, 3.0],
        [x + 0.3 * side, 3.22],
        [x - 0.3 * side, 3.22],
      ]),
      beak,
    );
  }
  part(
    br,
    poly([
      [-side * 0.5, 2.2],
      [-side * 1.5, 2.5],
      [-side * 0.7, 2.66],
    ]),
    darken(grey, 0.5),
  );
  part(
    br,
    blob([
      [-0.62, 0.4],
      [-1.02, 1.5],
      [-0.78, 2.4],
      [0, 2.7],
      [0.78, 2.4],
      [1.02, 1.5],
      [0.62, 0.4],
    ]),
    white,
    { shadow: 0.2 },
  );
  const lift = lifts[mood];
  for (const k of [-1, 1]) {
    const tip = [k * (1.12 + lift * 0.75), 2.35 - lift * 2.1] as const;
    part(
      br,
      blob([
        [k * 0.72, 1.0],
        [k * (1.05 + lift * 0.3), 1.2 - lift * 0.4],
        tip,
        [k * 0.8, 2.1 - lift * 0.4],
      ]),
      grey,
      { shadow: 0.1 },
    );
    part(br, ellipse(tip[0] * 0.98, tip[1], 0.13, 0.2), br.ink, { line: 0 });
  }
  part(br, ellipse(0, -0.02, 0.86, 0.84), white, { shadow: 0.14 });
  const x = turn * 0.3;
  eye(br, mood, x - 0.34);
  eye(br, mood, x + 0.34);
  const open = mood === 'angry' || mood === 'happy' || mood === 'surprised' ? 0.2 : 0;
  if (open > 0)
    part(
      br,
      poly([
        [x - 0.2, 0.34],
        [x + side * 0.6, 0.42 + open],
        [x + 0.2, 0.36 + open],
      ]),
      darken(beak, 0.2),
    );
  part(
    br,
    blob([
      [x - 0.24, 0.2],
      [x + side * 0.3, 0.12],
      [x + side * 0.82, 0.3],
      [x + side * 0.74, 0.46],
      [x, 0.44],
    ]),
    beak,
    { shadow: 0.05 },
  );
  fill(br.ctx, ellipse(x + side * 0.58, 0.4, 0.07), '#d8432f');
  drawHat(br, 'uniform', colors);
}
