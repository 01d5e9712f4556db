import { curve, ellipse, fill, part, rect, stroke } from '#paint/brush.ts';
import { darken, lighten, mix } from '#paint/color.ts';
import { box, type Draw, stick, writing } from './pen.ts';

export const radio: Draw = (br, p) => {
  stick(br, 0.6, -0.5, 0.95, -1.2, 0.05, lighten(p.far, 0.3));
  stroke(
    br,
    curve([
      [-0.7, -0.5],
      [-0.6, -0.86],
      [0.2, -0.86],
      [0.3, -0.5],
    ]),
    0.14,
  );
  stroke(
    br,
    curve([
      [-0.7, -0.5],
      [-0.6, -0.86],
      [0.2, -0.86],
      [0.3, -0.5],
    ]),
    0.085,
    p.b,
  );
  box(br, -1, -0.52, 2, 1.22, p.a, 0.16, 0.1);
  box(br, -0.88, -0.4, 1.76, 0.32, lighten(p.glow, 0.35), 0.06, 0.03);
  for (let i = 0; i < 11; i += 1)
    fill(br.ctx, rect(-0.78 + i * 0.155, -0.34, 0.02, i % 5 ? 0.08 : 0.15), p.ink);
  fill(br.ctx, rect(0.24, -0.38, 0.035, 0.28), p.a);
  part(br, ellipse(-0.46, 0.3, 0.34), darken(p.near, 0.1), { shadow: 0.06 });
  for (let i = -2; i <= 2; i += 1)
    for (let k = -2; k <= 2; k += 1)
      if (i * i + k * k < 6)
        fill(br.ctx, ellipse(-0.46 + i * 0.115, 0.3 + k * 0.115, 0.038), lighten(p.far, 0.3));
  for (const x of [0.3, 0.68]) {
    part(br, ellipse(x, 0.26, 0.16), p.c, { shadow: 0.06 });
    fill(br.ctx, rect(x - 0.015, 0.12, 0.03, 0.12), p.ink);
  }
  fill(br.ctx, rect(0.16, 0.52, 0.66, 0.06, 0.03), darken(p.a, 0.3));
};

export const microphone: Draw = (br, p) => {
  stick(br, 0, 0.5, 0, 1.5, 0.1, mix(p.far, p.near, 0.5));
  stroke(
    br,
    curve([
      [-0.62, -0.2],
      [-0.6, 0.34],
      [0, 0.62],
      [0.6, 0.34],
      [0.62, -0.2],
    ]),
    0.15,
  );
  stroke(
    br,
    curve([
      [-0.62, -0.2],
      [-0.6, 0.34],
      [0, 0.62],
      [0.6, 0.34],
      [0.62, -0.2],
    ]),
    0.09,
    p.c,
  );
  box(br, -0.46, -1, 0.92, 1.4, p.a, 0.44, 0.1);
  for (let i = 0; i < 5; i += 1)
    fill(br.ctx, rect(-0.34, -0.74 + i * 0.15, 0.68, 0.06, 0.03), darken(p.a, 0.35));
  box(br, -0.47, 0, 0.94, 0.13, lighten(p.glow, 0.2), 0.03, 0.02);
  for (const side of [-1, 1])
    for (const k of [0.92, 1.16])
      stroke(
        br,
        curve([
          [side * k, -0.62],
          [side * (k + 0.12), -0.3],
          [side * k, 0.02],
        ]),
        0.055,
        p.paper,
      );
};

/** A telephone with one long message on it. */
export const phone: Draw = (br, p) => {
  br.ctx.rotate(0.08);
  box(br, -0.6, -1.1, 1.2, 2.3, darken(p.ink, 0.1), 0.16, 0.05);
  fill(br.ctx, rect(-0.51, -0.96, 1.02, 2.0, 0.06), lighten(p.skyLow, 0.35));
  fill(br.ctx, rect(-0.51, -0.96, 1.02, 0.2, 0.06), p.b);
  box(br, -0.44, -0.66, 0.72, 0.3, '#ffffff', 0.09, 0);
  writing(br, -0.36, -0.56, 0.5, 2, 0.1);
  box(br, -0.28, -0.24, 0.72, 0.42, p.c, 0.09, 0);
  writing(br, -0.2, -0.13, 0.56, 3, 0.1);
  box(br, -0.44, 0.3, 0.56, 0.22, '#ffffff', 0.09, 0);
  for (const x of [-0.32, -0.17, -0.02])
    fill(br.ctx, ellipse(x, 0.41, 0.04), mix(p.near, '#ffffff', 0.3));
};
