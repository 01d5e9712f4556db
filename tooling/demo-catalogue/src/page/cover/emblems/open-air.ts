import { blob, curve, ellipse, fill, part, poly, stroke } from '#paint/brush.ts';
import { darken, lighten } from '#paint/color.ts';
import { type Draw, stick } from './pen.ts';

export const umbrella: Draw = (br, p) => {
  stick(br, 0, -0.2, 0, 0.82, 0.06, darken(p.near, 0.1));
  stroke(
    br,
    curve([
      [0, 0.8],
      [0.04, 0.98],
      [0.2, 0.98],
      [0.24, 0.82],
    ]),
    0.1,
  );
  stroke(
    br,
    curve([
      [0, 0.8],
      [0.04, 0.98],
      [0.2, 0.98],
      [0.24, 0.82],
    ]),
    0.055,
    darken(p.near, 0.1),
  );
  const dome = blob([
    [-1, 0.12],
    [-0.86, -0.42],
    [-0.4, -0.82],
    [0, -0.9],
    [0.4, -0.82],
    [0.86, -0.42],
    [1, 0.12],
    [0.7, -0.02],
    [0.36, 0.1],
    [0, -0.02],
    [-0.36, 0.1],
    [-0.7, -0.02],
  ]);
  part(br, dome, p.a, { shadow: 0.14 });
  for (const x of [-0.36, 0.36])
    stroke(
      br,
      curve([
        [0, -0.9],
        [x * 0.95, -0.5],
        [x, 0.08],
      ]),
      br.line * 0.8,
    );
  stick(br, 0, -0.9, 0, -1, 0.04, p.c);
  for (const [x, y] of [
    [-0.98, 0.3],
    [-0.36, 0.34],
    [0.37, 0.42],
    [0.99, 0.5],
    [-0.97, 0.72],
  ] as const)
    part(
      br,
      blob([
        [x, y - 0.1],
        [x + 0.045, y + 0.02],
        [x, y + 0.06],
        [x - 0.045, y + 0.02],
      ]),
      lighten(p.skyTop, 0.4),
      { line: br.line * 0.6 },
    );
};

export const kite: Draw = (br, p) => {
  stroke(
    br,
    curve([
      [0.1, 0.55],
      [0.3, 0.75],
      [-0.05, 1],
      [0.25, 1.35],
      [0, 1.9],
    ]),
    0.02,
  );
  const body = poly([
    [0, -1],
    [0.72, -0.12],
    [0, 0.85],
    [-0.72, -0.12],
  ]);
  part(br, body, p.a, { shadow: 0.08 });
  part(
    br,
    poly([
      [0, -1],
      [0.72, -0.12],
      [0, -0.12],
    ]),
    p.c,
  );
  part(
    br,
    poly([
      [0, 0.85],
      [-0.72, -0.12],
      [0, -0.12],
    ]),
    p.paper,
  );
  part(br, ellipse(0, -0.12, 0.24), p.b, { shadow: 0.06 });
  fill(br.ctx, ellipse(0, -0.12, 0.1), p.paper);
  for (const side of [-1, 1])
    for (const k of [0, 1])
      part(
        br,
        blob([
          [side * 0.72, -0.12],
          [side * (0.98 + k * 0.14), 0.14 + k * 0.2],
          [side * (0.9 + k * 0.1), 0.3 + k * 0.3],
          [side * 0.84, 0.1],
        ]),
        k ? p.c : p.b,
        { line: br.line * 0.8 },
      );
};

export const ball: Draw = (br, p) => {
  part(br, ellipse(0, 0, 0.92), '#ffffff', { shadow: 0.26 });
  const five = (x: number, y: number, k: number, turn: number) =>
    poly(
      Array.from({ length: 5 }, (_, i) => {
        const a = turn + (i / 5) * Math.PI * 2;
        return [x + Math.cos(a) * k, y + Math.sin(a) * k] as const;
      }),
    );
  br.ctx.save();
  br.ctx.clip(ellipse(0, 0, 0.92));
  for (let i = 0; i < 5; i += 1) {
    const a = -Math.PI / 2 + (i / 5) * Math.PI * 2;
    stroke(
      br,
      curve([
        [Math.cos(a) * 0.3, Math.sin(a) * 0.3],
        [Math.cos(a) * 0.66, Math.sin(a) * 0.66],
      ]),
    );
    part(br, five(Math.cos(a) * 0.86, Math.sin(a) * 0.86, 0.27, a), p.a);
  }
  br.ctx.restore();
  part(br, five(0, 0, 0.31, -Math.PI / 2), p.a);
  stroke(br, ellipse(0, 0, 0.92));
};

export const cloud: Draw = (br, p) => {
  for (let i = 0; i < 7; i += 1) {
    const [x, y] = [-0.72 + (i % 4) * 0.48, 0.5 + Math.floor(i / 4) * 0.34 + (i % 2) * 0.12];
    for (const turn of [0, 1, 2]) {
      const a = (turn * Math.PI) / 3;
      const [dx, dy] = [Math.cos(a) * 0.1, Math.sin(a) * 0.1];
      stroke(
        br,
        curve([
          [x - dx, y - dy],
          [x + dx, y + dy],
        ]),
        0.045,
        '#ffffff',
      );
    }
  }
  const puffs = [
    [-0.62, 0.02, 0.36],
    [0.66, 0.02, 0.34],
    [-0.26, -0.34, 0.44],
    [0.3, -0.26, 0.4],
    [0, 0.06, 0.42],
  ] as const;
  const color = lighten(p.skyLow, 0.6);
  for (const [x, y, k] of puffs) stroke(br, ellipse(x, y, k), br.line * 2);
  for (const [x, y, k] of puffs) part(br, ellipse(x, y, k), color, { shadow: 0.1, line: 0 });
  for (const [x, y, k] of puffs)
    fill(br.ctx, ellipse(x + br.side * 0.05, y - 0.05, k * 0.82), lighten(color, 0.6));
};
