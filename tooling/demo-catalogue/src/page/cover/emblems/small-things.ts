import { blob, curve, ellipse, fill, part, poly, rect, stroke } from '#paint/brush.ts';
import { darken, lighten, mix } from '#paint/color.ts';
import { box, type Draw, writing } from './pen.ts';

export const book: Draw = (br, p) => {
  part(
    br,
    poly([
      [-1.1, -0.62],
      [0, -0.44],
      [1.1, -0.62],
      [1.1, 0.72],
      [0, 0.9],
      [-1.1, 0.72],
    ]),
    p.a,
    { shadow: 0.06 },
  );
  for (const side of [-1, 1])
    part(
      br,
      blob([
        [0, -0.5],
        [side * 0.5, -0.74],
        [side * 1.02, -0.66],
        [side * 1.02, 0.6],
        [side * 0.5, 0.56],
        [0, 0.8],
      ]),
      p.paper,
      { shadow: 0.05 },
    );
  writing(br, -0.86, -0.46, 0.66, 10, 0.1);
  // The page that is gone.
  part(
    br,
    poly([
      [0.06, -0.46],
      [0.3, -0.6],
      [0.22, -0.34],
      [0.34, -0.12],
      [0.2, 0.12],
      [0.33, 0.36],
      [0.24, 0.6],
      [0.06, 0.74],
    ]),
    darken(p.paper, 0.12),
    { line: br.line * 0.8 },
  );
  writing(br, 0.46, -0.42, 0.44, 9, 0.1);
};

export const cards: Draw = (br, p) => {
  for (const [i, turn] of [-0.5, -0.16, 0.18, 0.52].entries()) {
    br.ctx.save();
    br.ctx.translate(0, 0.9);
    br.ctx.rotate(turn);
    box(br, -0.42, -1.75, 0.84, 1.3, i === 3 ? p.a : '#fffaf0', 0.08, 0.04);
    const color = i % 2 ? darken(p.ink, 0.1) : p.a;
    if (i === 3) {
      for (let k = 0; k < 5; k += 1)
        stroke(br, ellipse(0, -1.1, 0.06 + k * 0.06, 0.1 + k * 0.1), 0.02, p.c);
    } else {
      const pip = (x: number, y: number, k: number) =>
        fill(
          br.ctx,
          i % 2
            ? poly([
                [x, y - k],
                [x + k * 0.8, y],
                [x, y + k],
                [x - k * 0.8, y],
              ])
            : blob([
                [x, y + k],
                [x - k, y - k * 0.2],
                [x - k * 0.5, y - k * 0.8],
                [x, y - k * 0.35],
                [x + k * 0.5, y - k * 0.8],
                [x + k, y - k * 0.2],
              ]),
          color,
        );
      pip(0, -1.1, 0.24);
      pip(-0.3, -1.6, 0.08);
      pip(0.3, -0.6, 0.08);
    }
    br.ctx.restore();
  }
};

export const cup: Draw = (br, p) => {
  for (const x of [-0.34, 0, 0.34])
    stroke(
      br,
      curve([
        [x, -0.46],
        [x + 0.14, -0.68],
        [x - 0.1, -0.9],
        [x + 0.06, -1.14],
      ]),
      0.08,
      lighten(p.glow, 0.5),
    );
  part(br, ellipse(0, 0.78, 1.02, 0.2), lighten(p.paper, 0.2), { shadow: 0.06 });
  stroke(br, ellipse(0.74, 0.08, 0.26, 0.28), 0.2);
  stroke(br, ellipse(0.74, 0.08, 0.26, 0.28), 0.13, p.a);
  part(
    br,
    blob([
      [-0.76, -0.3],
      [-0.7, 0.3],
      [-0.4, 0.76],
      [0, 0.82],
      [0.4, 0.76],
      [0.7, 0.3],
      [0.76, -0.3],
      [0, -0.24],
    ]),
    p.a,
    { shadow: 0.16 },
  );
  part(br, ellipse(0, -0.3, 0.76, 0.18), lighten(p.a, 0.3));
  fill(br.ctx, ellipse(0, -0.28, 0.66, 0.13), '#4b2a1b');
  fill(br.ctx, ellipse(-0.16, -0.3, 0.2, 0.04), '#8a5b3d');
};

export const pudding: Draw = (br, p) => {
  part(br, ellipse(0, 0.66, 1.08, 0.24), lighten(p.far, 0.4), { shadow: 0.08 });
  part(
    br,
    blob([
      [-0.52, -0.5],
      [-0.66, 0.1],
      [-0.82, 0.56],
      [0, 0.76],
      [0.82, 0.56],
      [0.66, 0.1],
      [0.52, -0.5],
      [0, -0.6],
    ]),
    '#f7cf5e',
    { shadow: 0.16 },
  );
  part(
    br,
    blob([
      [-0.54, -0.52],
      [-0.62, -0.1],
      [-0.44, -0.02],
      [-0.3, -0.2],
      [-0.1, 0.08],
      [0.1, -0.16],
      [0.34, 0.02],
      [0.6, -0.12],
      [0.54, -0.52],
      [0, -0.64],
    ]),
    '#7a3f1f',
    { shadow: 0.06 },
  );
  part(br, ellipse(0.02, -0.72, 0.15), p.a, { shadow: 0.04 });
  stroke(
    br,
    curve([
      [0.04, -0.84],
      [0.1, -1],
      [0.24, -1.08],
    ]),
    0.035,
  );
  fill(br.ctx, ellipse(-0.4, 0.22, 0.07, 0.2, 0.2), '#fff0b5');
};

export const ticket: Draw = (br, p) => {
  br.ctx.rotate(-0.12);
  part(
    br,
    poly([
      [-0.72, -1],
      [0.72, -1],
      [0.72, 1.02],
      [0.5, 0.92],
      [0.25, 1.02],
      [0, 0.92],
      [-0.25, 1.02],
      [-0.5, 0.92],
      [-0.72, 1.02],
    ]),
    p.paper,
    { shadow: 0.06 },
  );
  fill(br.ctx, rect(-0.72, -1, 1.44, 0.26), p.a);
  const bars = (x: number, on: string) =>
    [...'abcdefg'].forEach((name, i) => {
      if (!on.includes(name)) return;
      const at = [
        [0, 0, 1],
        [0.26, 0, 0],
        [0.26, 0.34, 0],
        [0, 0.68, 1],
        [0, 0.34, 0],
        [0, 0, 0],
        [0, 0.34, 1],
      ][i] ?? [0, 0, 0];
      const [dx = 0, dy = 0, flat = 0] = at;
      fill(
        br.ctx,
        rect(x + dx, -0.46 + dy, flat ? 0.29 : 0.065, flat ? 0.065 : 0.38, 0.02),
        darken(p.ink, 0.1),
      );
    });
  for (const [i, on] of ['bcfg', 'abc', 'bc', 'abged'].entries()) bars(-0.66 + i * 0.34, on);
  writing(br, -0.5, 0.46, 1, 2, 0.12);
  for (let i = 0; i < 14; i += 1)
    fill(br.ctx, rect(-0.5 + i * 0.074, 0.66, i % 3 ? 0.02 : 0.045, 0.18), mix(p.ink, p.near, 0.2));
};
