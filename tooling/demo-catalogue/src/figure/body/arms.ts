import { type Brush, type Point, limb, part, stroke, curve } from '#paint/brush.ts';
import type { CastMember } from '#script.ts';
import { type Build, shoulderY } from './build.ts';
import { drawHand } from './hand.ts';
import type { ArmPose } from './pose.ts';

type ArmColors = { readonly sleeve: string; readonly cuff: string; readonly skin: string };

/** Where the elbow is, between a shoulder and a hand that may be out of reach. */
function elbowOf(
  s: Point,
  target: Point,
  length: number,
  outward: number,
): { elbow: Point; hand: Point } {
  const dx = target[0] - s[0];
  const dy = target[1] - s[1];
  const far = Math.hypot(dx, dy) || 0.01;
  const reach = Math.min(far, length * 1.96);
  const hand: Point = [s[0] + (dx / far) * reach, s[1] + (dy / far) * reach];
  const mid: Point = [(s[0] + hand[0]) / 2, (s[1] + hand[1]) / 2];
  const h = Math.sqrt(Math.max(0, length * length - (reach / 2) ** 2));
  const one: Point = [mid[0] - (dy / far) * h, mid[1] + (dx / far) * h];
  const two: Point = [mid[0] + (dy / far) * h, mid[1] - (dx / far) * h];
  // Elbows go outwards, and down where both ways are out.
  const worth = (p: Point) => p[0] * outward + p[1] * 0.6;
  return { elbow: worth(one) > worth(two) ? one : two, hand };
}

const sleeveWidths: Record<CastMember['outfit'], readonly [number, number, number]> = {
  coat: [1.2, 1.1, 1.15],
  uniform: [1.1, 0.95, 0.9],
  dress: [1.25, 0.8, 0.7],
  armor: [1.1, 1.05, 1.1],
  suit: [1.15, 1, 0.92],
  hoodie: [1.25, 1.2, 1],
  robe: [1.2, 1.5, 2.1],
  spacesuit: [1.45, 1.4, 1.3],
  apron: [1.05, 0.9, 0.8],
  sportswear: [1.1, 1, 0.9],
};

export function drawArm(
  br: Brush,
  build: Build,
  outfit: CastMember['outfit'],
  pose: ArmPose,
  side: -1 | 1,
  colors: ArmColors,
): void {
  const w = build.arm;
  const s: Point = [side * (build.shoulder - w * 0.42), shoulderY + w * 0.5];
  // A wide sleeve before the face would hide it.
  const y = outfit === 'robe' ? Math.max(0.3, pose.y) : pose.y;
  const target: Point = [side * pose.x * build.shoulder, shoulderY + y * build.torso];
  const length = build.torso * 0.6 + 0.12;
  const { elbow, hand } = elbowOf(s, target, length, side * pose.bend);
  const [a, e, c] = sleeveWidths[outfit];
  const angle = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) + (pose.twist ?? 0) * side;
  const skin =
    outfit === 'spacesuit' ? colors.cuff : outfit === 'armor' ? colors.cuff : colors.skin;
  const bare = outfit === 'apron' ? 0.55 : 1;
  const end: Point = [
    elbow[0] + (hand[0] - elbow[0]) * bare,
    elbow[1] + (hand[1] - elbow[1]) * bare,
  ];
  // Robes hang over the hand, other sleeves end before it.
  const drawHandHere = () =>
    drawHand(br, pose.hand, hand, angle, Math.max(0.44, w * 0.92), -side, skin);
  if (pose.hand !== 'none' && outfit === 'robe') drawHandHere();
  const between = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const fore = (to: Point, from: number, until: number) =>
    limb(elbow, between(elbow, to), to, [from * w, ((from + until) / 2) * w, until * w]);
  if (bare < 1) part(br, fore(hand, 0.78, 0.62), colors.skin, { shadow: 0.08 });
  const upper = limb(s, between(s, elbow), elbow, [a * w, ((a + e) / 2) * w, e * w]);
  const lower = fore(end, e, c);
  // One outline around both halves: the elbow has no seam.
  for (const half of [upper, lower]) stroke(br, half, br.line * 2);
  for (const half of [upper, lower]) part(br, half, colors.sleeve, { line: 0 });
  for (const half of [lower, upper]) part(br, half, colors.sleeve, { shadow: w * 0.2, line: 0 });
  if (outfit !== 'robe') {
    if (pose.hand !== 'none' && bare === 1) {
      const nx = -Math.sin(angle);
      const ny = Math.cos(angle);
      const cw = (c * w) / 2;
      const band = limb(
        [end[0] - nx * cw, end[1] - ny * cw],
        [end[0] + Math.cos(angle) * 0.03, end[1] + Math.sin(angle) * 0.03],
        [end[0] + nx * cw, end[1] + ny * cw],
        [0.16, 0.16, 0.16],
      );
      drawHandHere();
      part(br, band, colors.cuff, { line: br.line * 0.8 });
    } else drawHandHere();
  }
  if (outfit === 'sportswear')
    stroke(
      br,
      curve([
        [s[0] + side * w * 0.3, s[1] + 0.1],
        [elbow[0] + side * w * 0.3, elbow[1]],
      ]),
      w * 0.16,
      colors.cuff,
    );
}
