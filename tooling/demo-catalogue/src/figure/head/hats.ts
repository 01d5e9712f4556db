import type { Colors } from './colors.ts';
import { type Brush, blob, ellipse, part, poly } from '#paint/brush.ts';
import type { CastMember } from '#script.ts';

export function drawHat(br: Brush, outfit: CastMember['outfit'], colors: Colors): void {
  if (outfit === 'uniform' || outfit === 'sportswear') {
    part(
      br,
      blob([
        [-1.02, -0.5],
        [-1.05, -1.0],
        [-0.5, -1.42],
        [0.5, -1.42],
        [1.05, -1.0],
        [1.02, -0.5],
        [0, -0.62],
      ]),
      colors.main,
      { shadow: 0.14 },
    );
    part(
      br,
      blob([
        [-1.0, -0.62],
        [0, -0.78],
        [1.0, -0.62],
        [1.04, -0.42],
        [0, -0.56],
        [-1.04, -0.42],
      ]),
      colors.second,
      { line: br.line * 0.8 },
    );
    part(
      br,
      blob([
        [-0.85, -0.5],
        [0, -0.62],
        [0.85, -0.5],
        [0.72, -0.26],
        [0, -0.36],
        [-0.72, -0.26],
      ]),
      br.ink,
      { line: br.line * 0.8 },
    );
    part(br, ellipse(0, -1.02, 0.15), colors.trim, { line: br.line * 0.7 });
    return;
  }
  part(
    br,
    blob([
      [-0.9, -0.55],
      [-0.86, -1.15],
      [-0.42, -1.55],
      [0.1, -1.45],
      [0.5, -1.56],
      [0.88, -1.1],
      [0.9, -0.55],
    ]),
    colors.trim,
    { shadow: 0.16 },
  );
  part(
    br,
    poly([
      [-0.92, -0.86],
      [0.92, -0.86],
      [0.94, -0.6],
      [-0.94, -0.6],
    ]),
    br.shade(br.shade(colors.main)),
    { line: br.line * 0.7 },
  );
  part(
    br,
    blob([
      [-1.62, -0.36],
      [-0.9, -0.64],
      [0, -0.72],
      [0.9, -0.64],
      [1.62, -0.36],
      [0.9, -0.42],
      [0, -0.46],
      [-0.9, -0.42],
    ]),
    colors.trim,
    { shadow: 0.05 },
  );
}

export function drawCrown(br: Brush, colors: Colors): void {
  part(
    br,
    poly([
      [-0.72, -0.78],
      [-0.86, -1.5],
      [-0.42, -1.12],
      [0, -1.68],
      [0.42, -1.12],
      [0.86, -1.5],
      [0.72, -0.78],
    ]),
    '#f4c84f',
    { shadow: 0.12 },
  );
  for (const [x, y] of [
    [-0.86, -1.52],
    [0, -1.7],
    [0.86, -1.52],
  ] as const)
    part(br, ellipse(x, y, 0.1), '#fff0b8', { line: br.line * 0.7 });
  part(br, ellipse(0, -1.0, 0.13, 0.17), colors.main, { line: br.line * 0.7 });
}
