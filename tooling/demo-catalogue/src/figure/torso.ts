import { Path2D } from '@napi-rs/canvas';
import {
  type Brush,
  blob,
  curve,
  ellipse,
  fill,
  inside,
  part,
  poly,
  rect,
  stroke,
} from '#paint/brush.ts';
import type { CastMember } from '#script.ts';
import { type Build, hipY, shoulderY } from './build.ts';

export type TorsoColors = {
  readonly main: string;
  readonly second: string;
  readonly trim: string;
  readonly skin: string;
  readonly dark: string;
};

export const torsoPath = (b: Build, hem: number, flare = 1): Path2D => {
  const s = b.shoulder;
  const y = shoulderY;
  const waistY = y + b.torso * 0.62;
  const path = new Path2D();
  path.moveTo(-b.neck * 1.1, y - 0.06);
  path.quadraticCurveTo(-s * 0.8, y, -s, y + 0.42);
  path.bezierCurveTo(-s * 0.98, y + b.torso * 0.3, -b.waist, waistY - 0.35, -b.waist, waistY);
  path.quadraticCurveTo(-b.waist * 1.02, hem - 0.3, -b.hip * flare, hem);
  path.quadraticCurveTo(0, hem + 0.1, b.hip * flare, hem);
  path.quadraticCurveTo(b.waist * 1.02, hem - 0.3, b.waist, waistY);
  path.bezierCurveTo(b.waist, waistY - 0.35, s * 0.98, y + b.torso * 0.3, s, y + 0.42);
  path.quadraticCurveTo(s * 0.8, y, b.neck * 1.1, y - 0.06);
  path.quadraticCurveTo(0, y + 0.1, -b.neck * 1.1, y - 0.06);
  path.closePath();
  return path;
};

const lapels = (br: Brush, b: Build, color: string, depth: number): void => {
  const y = shoulderY;
  for (const s of [-1, 1])
    part(
      br,
      poly([
        [s * b.neck * 1.05, y - 0.1],
        [s * b.neck * 1.9, y + 0.32],
        [s * b.neck * 1.35, y + 0.5],
        [s * b.neck * 1.6, y + 0.62],
        [s * 0.06, y + depth],
      ]),
      color,
      { shadow: 0.05, line: br.line * 0.85 },
    );
};

const vee = (br: Brush, b: Build, color: string, depth: number): Path2D => {
  const path = poly([
    [-b.neck * 1.05, shoulderY - 0.12],
    [b.neck * 1.05, shoulderY - 0.12],
    [0, shoulderY + depth],
  ]);
  part(br, path, color, { line: br.line * 0.8 });
  return path;
};

const tie = (br: Brush, color: string, length: number): void => {
  const y = shoulderY;
  part(
    br,
    poly([
      [-0.13, y + 0.02],
      [0.13, y + 0.02],
      [0.09, y + 0.24],
      [-0.09, y + 0.24],
    ]),
    color,
    { line: br.line * 0.8 },
  );
  part(
    br,
    poly([
      [-0.08, y + 0.24],
      [0.08, y + 0.24],
      [0.17, y + length - 0.14],
      [0, y + length],
      [-0.17, y + length - 0.14],
    ]),
    color,
    { line: br.line * 0.8 },
  );
};

const buttons = (
  br: Brush,
  x: number,
  from: number,
  to: number,
  count: number,
  color: string,
): void => {
  for (let i = 0; i < count; i += 1)
    part(br, ellipse(x, from + ((to - from) * i) / Math.max(1, count - 1), 0.07), color, {
      line: br.line * 0.6,
    });
};

const details: Record<
  CastMember['outfit'],
  (br: Brush, b: Build, c: TorsoColors, hem: number) => void
> = {
  coat: (br, b, c, hem) => {
    part(
      br,
      poly([
        [-b.neck, shoulderY - 0.12],
        [b.neck, shoulderY - 0.12],
        [b.waist * 0.3, hem + 0.1],
        [-b.waist * 0.3, hem + 0.1],
      ]),
      c.second,
      { line: br.line * 0.8 },
    );
    lapels(br, b, c.main, 1.15);
    for (const s of [-1, 1])
      stroke(
        br,
        curve([
          [s * b.waist * 0.55, hem - 0.75],
          [s * b.waist * 0.85, hem - 0.55],
        ]),
        br.line * 0.9,
      );
    buttons(br, b.waist * 0.45, shoulderY + 1.25, hem - 0.35, 2, c.trim);
  },
  uniform: (br, b, c, hem) => {
    vee(br, b, '#ffffff', 0.9);
    tie(br, c.trim, 1.0);
    lapels(br, b, c.main, 1.25);
    buttons(br, 0, shoulderY + 1.4, hem - 0.3, 2, c.trim);
    part(br, rect(b.shoulder * 0.32, shoulderY + 0.72, 0.36, 0.3, 0.06), c.trim, {
      line: br.line * 0.6,
    });
  },
  dress: (br, b, c) => {
    part(
      br,
      blob([
        [-b.neck * 1.5, shoulderY - 0.05],
        [0, shoulderY - 0.1],
        [b.neck * 1.5, shoulderY - 0.05],
        [b.neck * 0.8, shoulderY + 0.42],
        [0, shoulderY + 0.58],
        [-b.neck * 0.8, shoulderY + 0.42],
      ]),
      c.second,
      { line: br.line * 0.8 },
    );
    part(br, ellipse(0, shoulderY + 0.56, 0.14), c.trim, { line: br.line * 0.7 });
    for (const s of [-1, 1])
      part(
        br,
        blob([
          [s * 0.1, shoulderY + 0.56],
          [s * 0.46, shoulderY + 0.36],
          [s * 0.5, shoulderY + 0.76],
        ]),
        c.trim,
        { line: br.line * 0.7 },
      );
    part(br, rect(-b.waist, shoulderY + b.torso * 0.6, b.waist * 2, 0.22), c.trim, {
      line: br.line * 0.8,
    });
  },
  armor: (br, b, c, hem) => {
    part(
      br,
      blob([
        [-b.shoulder * 0.72, shoulderY + 0.15],
        [0, shoulderY + 0.28],
        [b.shoulder * 0.72, shoulderY + 0.15],
        [b.shoulder * 0.7, shoulderY + 1.0],
        [0, shoulderY + 1.5],
        [-b.shoulder * 0.7, shoulderY + 1.0],
      ]),
      c.trim,
      { shadow: 0.16 },
    );
    stroke(
      br,
      curve([
        [0, shoulderY + 0.3],
        [0, shoulderY + 1.45],
      ]),
      br.line * 0.8,
    );
    for (const y of [0.55, 0.78])
      stroke(
        br,
        curve([
          [-b.waist, shoulderY + b.torso * y],
          [0, shoulderY + b.torso * y + 0.16],
          [b.waist, shoulderY + b.torso * y],
        ]),
        br.line * 0.8,
      );
    part(br, rect(-b.waist * 1.02, hem - 0.5, b.waist * 2.04, 0.3, 0.06), c.dark, {
      line: br.line * 0.8,
    });
    for (const s of [-1, 1])
      part(
        br,
        blob([
          [s * b.shoulder * 0.55, shoulderY - 0.02],
          [s * b.shoulder * 1.2, shoulderY + 0.05],
          [s * b.shoulder * 1.32, shoulderY + 0.75],
          [s * b.shoulder * 0.72, shoulderY + 0.6],
        ]),
        c.trim,
        { shadow: 0.14 },
      );
  },
  suit: (br, b, c, hem) => {
    vee(br, b, '#ffffff', 1.35);
    tie(br, c.trim, 1.25);
    lapels(br, b, c.main, 1.55);
    stroke(
      br,
      curve([
        [0, shoulderY + 1.55],
        [0.02, hem],
      ]),
      br.line * 0.8,
    );
    part(
      br,
      poly([
        [b.shoulder * 0.38, shoulderY + 0.86],
        [b.shoulder * 0.66, shoulderY + 0.8],
        [b.shoulder * 0.6, shoulderY + 0.66],
        [b.shoulder * 0.44, shoulderY + 0.7],
      ]),
      '#ffffff',
      { line: br.line * 0.6 },
    );
  },
  hoodie: (br, b, c, hem) => {
    part(
      br,
      blob([
        [-b.neck * 2.1, shoulderY + 0.1],
        [-b.neck * 1.2, shoulderY - 0.35],
        [b.neck * 1.2, shoulderY - 0.35],
        [b.neck * 2.1, shoulderY + 0.1],
        [b.neck, shoulderY + 0.42],
        [0, shoulderY + 0.55],
        [-b.neck, shoulderY + 0.42],
      ]),
      c.main,
      { shadow: 0.08 },
    );
    fill(br.ctx, ellipse(0, shoulderY - 0.02, b.neck * 1.1, 0.24), c.dark);
    for (const s of [-1, 1])
      stroke(
        br,
        curve([
          [s * 0.24, shoulderY + 0.42],
          [s * 0.28, shoulderY + 1.0],
        ]),
        0.075,
        c.second,
      );
    part(
      br,
      blob([
        [-b.waist * 0.62, hem - 0.95],
        [b.waist * 0.62, hem - 0.95],
        [b.waist * 0.85, hem - 0.3],
        [-b.waist * 0.85, hem - 0.3],
      ]),
      c.main,
      { shadow: 0.08, line: br.line * 0.8 },
    );
    part(br, rect(-b.hip * 1.02, hem - 0.2, b.hip * 2.04, 0.26, 0.1), c.dark, {
      line: br.line * 0.8,
    });
  },
  robe: (br, b, c) => {
    vee(br, b, c.second, 0.85);
    const y = shoulderY;
    part(
      br,
      poly([
        [b.neck * 1.1, y - 0.12],
        [b.neck * 1.9, y + 0.02],
        [-b.waist * 0.7, y + b.torso * 0.62],
        [-b.waist * 0.95, y + b.torso * 0.52],
      ]),
      c.trim,
      { line: br.line * 0.85 },
    );
    part(
      br,
      poly([
        [-b.neck * 1.1, y - 0.12],
        [-b.neck * 1.9, y + 0.02],
        [-0.05, y + 0.95],
        [0.16, y + 0.72],
      ]),
      c.trim,
      { line: br.line * 0.85 },
    );
    part(br, rect(-b.waist * 1.06, y + b.torso * 0.54, b.waist * 2.12, 0.46, 0.08), c.dark, {
      shadow: 0.1,
    });
    stroke(
      br,
      curve([
        [-b.waist, y + b.torso * 0.54 + 0.22],
        [b.waist, y + b.torso * 0.54 + 0.22],
      ]),
      0.08,
      c.trim,
    );
  },
  spacesuit: (br, b, c, hem) => {
    part(br, rect(-b.shoulder * 0.48, shoulderY + 0.62, b.shoulder * 0.96, 0.78, 0.12), c.second, {
      shadow: 0.08,
    });
    for (const [i, color] of [c.trim, c.main, '#e5484d'].entries())
      part(br, ellipse(-b.shoulder * 0.26 + i * b.shoulder * 0.26, shoulderY + 0.86, 0.1), color, {
        line: br.line * 0.6,
      });
    part(br, rect(-b.shoulder * 0.34, shoulderY + 1.1, b.shoulder * 0.68, 0.14, 0.05), c.dark, {
      line: br.line * 0.6,
    });
    part(br, rect(-b.waist * 1.08, hem - 0.5, b.waist * 2.16, 0.32, 0.1), c.dark, {
      line: br.line * 0.8,
    });
    part(br, ellipse(0, shoulderY - 0.1, b.neck * 2.15, 0.34), c.second, { shadow: 0.06 });
    fill(br.ctx, ellipse(0, shoulderY - 0.18, b.neck * 1.6, 0.22), c.dark);
  },
  apron: (br, b, c, hem) => {
    for (const s of [-1, 1])
      part(
        br,
        poly([
          [s * b.neck * 1.0, shoulderY - 0.1],
          [s * b.neck * 1.75, shoulderY + 0.22],
          [s * 0.1, shoulderY + 0.3],
        ]),
        '#ffffff',
        { line: br.line * 0.7 },
      );
    part(
      br,
      blob([
        [-b.shoulder * 0.5, shoulderY + 0.72],
        [b.shoulder * 0.5, shoulderY + 0.72],
        [b.waist * 0.95, shoulderY + b.torso * 0.62],
        [b.hip * 0.92, hem + 0.1],
        [-b.hip * 0.92, hem + 0.1],
        [-b.waist * 0.95, shoulderY + b.torso * 0.62],
      ]),
      c.main,
      { shadow: 0.1 },
    );
    for (const s of [-1, 1])
      stroke(
        br,
        curve([
          [s * b.shoulder * 0.46, shoulderY + 0.74],
          [s * b.neck * 1.3, shoulderY + 0.1],
        ]),
        0.1,
        c.main,
      );
    part(
      br,
      rect(-b.waist * 0.42, shoulderY + b.torso * 0.68, b.waist * 0.84, 0.44, 0.08),
      c.trim,
      { line: br.line * 0.8 },
    );
  },
  sportswear: (br, b, c, hem) => {
    stroke(
      br,
      curve([
        [0, shoulderY],
        [0, hem],
      ]),
      br.line * 0.8,
    );
    part(br, rect(-b.neck * 1.15, shoulderY - 0.24, b.neck * 2.3, 0.34, 0.1), c.second, {
      line: br.line * 0.8,
    });
    part(
      br,
      poly([
        [-b.shoulder * 0.98, shoulderY + 0.62],
        [b.shoulder * 0.98, shoulderY + 0.62],
        [b.shoulder * 0.95, shoulderY + 0.88],
        [-b.shoulder * 0.95, shoulderY + 0.88],
      ]),
      c.second,
      { line: br.line * 0.7 },
    );
    part(br, rect(-b.hip * 0.98, hem - 0.2, b.hip * 1.96, 0.24, 0.08), c.dark, {
      line: br.line * 0.7,
    });
  },
};

export const drawTorso = (
  br: Brush,
  b: Build,
  outfit: CastMember['outfit'],
  colors: TorsoColors,
): void => {
  const long = outfit === 'coat' ? 1.25 : outfit === 'dress' ? -0.45 : 0.1;
  const hem = hipY(b) + long;
  const base =
    outfit === 'apron'
      ? colors.second
      : outfit === 'spacesuit'
        ? colors.second
        : outfit === 'armor'
          ? colors.dark
          : colors.main;
  const path = torsoPath(b, hem, outfit === 'coat' ? 1.3 : 1.04);
  part(br, path, base, { shadow: 0.2 });
  inside(br.ctx, path, () => {
    // The chin's shadow on whatever is worn.
    br.ctx.globalAlpha = 0.5;
    fill(br.ctx, ellipse(br.side * -0.12, shoulderY - 0.05, b.neck * 1.9, 0.42), br.shade(base));
    br.ctx.globalAlpha = 1;
  });
  details[outfit](br, b, colors, hem);
};
