import { shoulderY } from '#figure/body/build.ts';
import { vee, type OutfitDetail } from './collars.ts';
import { blob, curve, ellipse, fill, part, poly, rect, stroke } from '#paint/brush.ts';
import type { CastMember } from '#script.ts';

export const specialOutfits = {
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
} satisfies Partial<Record<CastMember['outfit'], OutfitDetail>>;
