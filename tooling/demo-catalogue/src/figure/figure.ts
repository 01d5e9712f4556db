import { drawArm } from '#figure/body/arms.ts';
import { drawUnderFace } from '#figure/head/beard.ts';
import { buildOf } from '#figure/body/build.ts';
import { drawExtraBack, drawExtraFront, drawScarf } from '#figure/head/extras.ts';
import { drawFace } from '#figure/head/face.ts';
import { drawHairBack } from '#figure/head/hair-back.ts';
import { drawHairFront } from '#figure/head/hair-front.ts';
import { drawEars, drawHead, drawNeck, headPath } from '#figure/head/head.ts';
import { drawHood, drawHoodBack } from '#figure/head/hood.ts';
import { drawGull } from '#figure/gull.ts';
import { drawLegs } from '#figure/body/legs.ts';
import { deep, type Looks } from './looks.ts';
import { hanging, poseOf } from '#figure/body/pose.ts';
import { drawTorso } from '#figure/body/torso.ts';
import type { Brush, Ctx } from '#paint/brush.ts';
import { lighten, mix } from '#paint/color.ts';
import type { Light } from '#paint/light.ts';
import type { Random } from '#paint/random.ts';
import type { Mood } from '#script.ts';

export type FigureView = {
  readonly looks: Looks;
  readonly mood: Mood;
  /** Middle of the head, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Head radius in pixels. */
  readonly size: number;
  /** -1 looks left, 1 right. */
  readonly turn: number;
  readonly talking: boolean;
  readonly light: Light;
  readonly lightSide: -1 | 1;
  /** Pixels by which hair and scarf fly, in head radii. */
  readonly sway: number;
  readonly random: Random;
  /** Somebody stands close on that side: no arm reaches out there. */
  /** Only head and shoulders are seen: the arms hang. */
  readonly bust?: boolean;
  readonly crowded?: { readonly left: boolean; readonly right: boolean };
};

export function drawFigure(ctx: Ctx, v: FigureView): void {
  const { looks, light, turn } = v;
  const { member } = looks;
  const b = buildOf(member);
  const acted = poseOf(v.mood, v.random, v.crowded);
  const pose = v.bust === true ? { ...acted, ...hanging } : acted;
  const br: Brush = {
    ctx,
    ink: light.ink,
    line: (1.1 + v.size * 0.026) / v.size,
    side: v.lightSide,
    shade: light.shade,
  };
  const c = {
    skin: light.on(looks.skin),
    hair: light.on(looks.hair),
    iris: looks.eye,
    main: light.on(looks.main),
    second: light.on(looks.second),
    trim: light.on(looks.trim),
    dark: light.on(deep(looks.main, light.ink)),
  };
  const suit = member.outfit;
  const sleeve =
    suit === 'apron' || suit === 'spacesuit' ? c.second : suit === 'armor' ? c.dark : c.main;
  const leg =
    suit === 'suit' || suit === 'sportswear'
      ? c.main
      : suit === 'spacesuit'
        ? c.second
        : suit === 'armor'
          ? mix(c.dark, c.main, 0.3)
          : c.dark;
  const cuff =
    suit === 'spacesuit'
      ? c.main
      : suit === 'armor'
        ? c.trim
        : suit === 'coat' || suit === 'hoodie'
          ? c.dark
          : lighten(c.second, 0.3);
  const arm = (side: -1 | 1) =>
    drawArm(br, b, suit, side < 0 ? pose.left : pose.right, side, { sleeve, cuff, skin: c.skin });
  const over = (side: -1 | 1) => (side < 0 ? pose.left : pose.right).over === true;
  const head = headPath(b, turn);
  const face = {
    mood: v.mood,
    turn,
    talking: v.talking,
    variant: v.random.next(),
    detail: v.size < 46 ? 'small' : 'full',
  } as const;

  ctx.save();
  ctx.translate(v.x, v.y);
  ctx.scale(v.size, v.size);
  if (member.build === 'gull') {
    drawGull(br, v.mood, turn, c);
    ctx.restore();
    return;
  }
  const inHead = (draw: () => void) => {
    ctx.save();
    ctx.translate(0, 0.9 + pose.drop);
    ctx.rotate(pose.tilt);
    ctx.scale(b.head, b.head);
    ctx.translate(0, -0.9);
    draw();
    ctx.restore();
  };
  inHead(() => {
    if (member.hair === 'hooded') drawHoodBack(br, c.main);
    drawHairBack(br, member.hair, c.hair, turn, v.sway);
    drawExtraBack(br, member.extra, c);
  });
  drawLegs(br, b, suit, v.random.range(0.02, 0.3), {
    leg,
    shoe: c.dark,
    skin: c.skin,
    main: c.main,
    trim: c.trim,
  });
  drawNeck(br, b, c.skin);
  drawTorso(br, b, suit, { ...c });
  for (const side of [-1, 1] as const) if (!over(side)) arm(side);
  if (member.extra === 'scarf') drawScarf(br, c.trim, v.sway);
  inHead(() => {
    if (member.hair !== 'hooded' && member.hair !== 'bob' && member.hair !== 'long')
      drawEars(br, c.skin, turn);
    drawHead(br, b, c.skin, turn);
    drawUnderFace(br, member.extra, b, turn, c);
    drawFace(br, head, b, looks, c, face);
    if (member.hair === 'hooded') drawHood(br, c.main, c.hair, turn);
    else drawHairFront(br, member.hair, c.hair, c.skin, head, turn, looks.parting);
    drawExtraFront(br, member, b, turn, looks.parting, c);
  });
  for (const side of [-1, 1] as const) if (over(side)) arm(side);
  ctx.restore();
}
