import { shoulderY } from '#figure/body/build.ts';
import { lapels, vee, tie, buttons, type OutfitDetail } from './collars.ts';
import { blob, curve, ellipse, fill, part, poly, rect, stroke } from '#paint/brush.ts';
import type { CastMember } from '#script.ts';

export const dailyOutfits = {
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
} satisfies Partial<Record<CastMember['outfit'], OutfitDetail>>;
