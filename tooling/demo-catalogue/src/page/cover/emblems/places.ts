import { ellipse, fill, part, poly, rect } from '#paint/brush.ts';
import { darken, lighten, mix } from '#paint/color.ts';
import { box, type Draw, stick, writing } from './pen.ts';

/** The door that stands open by a hand's breadth. */
export const door: Draw = (br, p) => {
  const wood = mix(p.near, p.a, 0.25);
  box(br, -0.72, -1, 1.44, 2, darken(wood, 0.45), 0.02, 0);
  fill(br.ctx, rect(-0.58, -0.88, 1.16, 1.88), lighten(p.glow, 0.3));
  for (let i = 0; i < 2; i += 1)
    fill(
      br.ctx,
      rect(-0.5 + i * 0.1, -0.8 + i * 0.09, 1 - i * 0.2, 1.8),
      i ? '#ffffff' : lighten(p.glow, 0.55),
    );
  part(
    br,
    poly([
      [-0.58, -0.88],
      [0.2, -0.74],
      [0.2, 1.12],
      [-0.58, 1],
    ]),
    wood,
    { shadow: 0.06 },
  );
  for (const [y1, y2] of [
    [-0.66, 0],
    [0.12, 0.86],
  ] as const)
    part(
      br,
      poly([
        [-0.44, y1],
        [0.06, y1 + 0.08],
        [0.06, y2 + 0.06],
        [-0.44, y2],
      ]),
      darken(wood, 0.22),
      { line: br.line * 0.7 },
    );
  part(br, ellipse(0.1, 0.12, 0.055), p.glow);
  fill(
    br.ctx,
    poly([
      [0.2, 1.12],
      [0.58, 1],
      [1.15, 1.55],
      [0.1, 1.6],
    ]),
    lighten(p.glow, 0.3),
  );
};

export const busStop: Draw = (br, p) => {
  stick(br, 0, -0.6, 0, 1.6, 0.09, mix(p.far, p.near, 0.5));
  part(br, ellipse(0, -0.62, 0.5), p.a, { shadow: 0.1 });
  fill(br.ctx, ellipse(0, -0.62, 0.4), p.paper);
  box(br, -0.27, -0.84, 0.54, 0.36, p.b, 0.07, 0.03);
  for (const x of [-0.2, 0.03])
    fill(br.ctx, rect(x, -0.78, 0.17, 0.14, 0.02), lighten(p.glow, 0.3));
  for (const x of [-0.14, 0.14]) part(br, ellipse(x, -0.46, 0.06), p.ink, { line: 0 });
  box(br, -0.4, 0.02, 0.8, 0.56, p.paper, 0.04);
  fill(br.ctx, rect(-0.4, 0.02, 0.8, 0.13, 0.04), p.b);
  writing(br, -0.3, 0.25, 0.6, 4, 0.085);
};

export const piano: Draw = (br, p) => {
  br.ctx.rotate(-0.1);
  box(br, -1.5, -0.84, 3, 0.34, darken(p.near, 0.3), 0.03, 0.08);
  for (let i = 0; i < 9; i += 1)
    box(
      br,
      -1.35 + i * 0.3,
      -0.5,
      0.3,
      i === 5 ? 1.44 : 1.32,
      i === 5 ? lighten(p.glow, 0.2) : '#fbf6ea',
      0.05,
      0.035,
    );
  for (const i of [0, 1, 3, 4, 5, 7])
    box(br, -1.15 + i * 0.3, -0.5, 0.19, 0.8, darken(p.ink, 0.15), 0.03, 0.04);
  fill(br.ctx, rect(-1.5, -0.53, 3, 0.05), p.a);
};
