import { type Brush, blob, limb, part, poly, stroke, curve } from '#paint/brush.ts';
import type { CastMember } from '#script.ts';
import { type Build, hipY } from './build.ts';

type LegColors = {
  readonly leg: string;
  readonly shoe: string;
  readonly skin: string;
  readonly main: string;
  readonly trim: string;
};

function drawShoe(br: Brush, x: number, y: number, side: number, w: number, color: string): void {
  return part(
    br,
    blob([
      [x - side * w * 0.5, y - w * 0.5],
      [x + side * w * 0.4, y - w * 0.55],
      [x + side * w * 0.8, y - w * 0.18],
      [x + side * w * 0.86, y + w * 0.1],
      [x, y + w * 0.14],
      [x - side * w * 0.5, y + w * 0.1],
    ]),
    color,
    { shadow: 0.05 },
  );
}

/** Legs, and the skirt or the hem of whatever reaches below the hips. `stride` parts the feet. */
export function drawLegs(
  br: Brush,
  b: Build,
  outfit: CastMember['outfit'],
  stride: number,
  colors: LegColors,
): void {
  const top = hipY(b) - 0.25;
  const foot = hipY(b) + b.leg;
  const bulky =
    outfit === 'spacesuit' || outfit === 'armor' ? 1.35 : outfit === 'hoodie' ? 1.12 : 1;
  const w = (b.hip * 0.82 + 0.1) * bulky;
  const bare = outfit === 'dress' || outfit === 'robe';
  for (const side of [-1, 1] as const) {
    const fx = side * (b.hip * 0.5 + stride);
    const x = side * b.hip * 0.5;
    const ankle = foot - 0.22;
    drawShoe(br, fx, foot - 0.06, side, w * 0.72, colors.shoe);
    part(
      br,
      limb(
        [x, top],
        [(x + fx) / 2, (top + ankle) / 2],
        [fx, ankle],
        bare ? [w * 0.8, w * 0.6, w * 0.42] : [w, w * 0.86, w * 0.68],
      ),
      bare ? colors.skin : colors.leg,
      { shadow: 0.12 },
    );
    if (outfit === 'sportswear')
      stroke(
        br,
        curve([
          [x + side * w * 0.38, top + 0.3],
          [fx + side * w * 0.26, ankle - 0.1],
        ]),
        0.09,
        colors.trim,
      );
    if (outfit === 'armor')
      part(
        br,
        blob([
          [fx - w * 0.36, foot - 1.25],
          [fx, foot - 1.45],
          [fx + w * 0.36, foot - 1.25],
          [fx + w * 0.33, foot - 0.3],
          [fx - w * 0.33, foot - 0.3],
        ]),
        colors.trim,
        { shadow: 0.12 },
      );
  }
  if (outfit === 'dress') {
    const hem = hipY(b) + b.leg * 0.48;
    const wide = b.hip * 1.75;
    part(
      br,
      blob([
        [-b.waist * 0.98, top - b.torso * 0.28],
        [b.waist * 0.98, top - b.torso * 0.28],
        [wide, hem - 0.05],
        [wide * 0.5, hem + 0.12],
        [0, hem - 0.02],
        [-wide * 0.5, hem + 0.12],
        [-wide, hem - 0.05],
      ]),
      colors.main,
      { shadow: 0.22 },
    );
    for (const x of [-0.5, 0, 0.5])
      stroke(
        br,
        curve([
          [x * b.waist, top + 0.2],
          [x * wide * 1.1, hem - 0.1],
        ]),
        br.line * 0.6,
      );
  }
  if (outfit === 'robe') {
    const hem = foot - 0.35;
    const wide = b.hip * 1.45;
    part(
      br,
      poly([
        [-b.hip, top],
        [b.hip, top],
        [wide, hem],
        [-wide, hem],
      ]),
      colors.main,
      { shadow: 0.24 },
    );
    stroke(
      br,
      curve([
        [0.1, top],
        [-0.1, (top + hem) / 2],
        [0.05, hem],
      ]),
      br.line * 0.8,
    );
    part(
      br,
      poly([
        [-wide, hem - 0.18],
        [wide, hem - 0.18],
        [wide, hem + 0.06],
        [-wide, hem + 0.06],
      ]),
      colors.trim,
      { line: br.line * 0.8 },
    );
  }
}
