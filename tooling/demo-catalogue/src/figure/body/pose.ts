import type { Mood } from '#script.ts';
import type { Random } from '#paint/random.ts';
import type { HandKind } from './hand.ts';

/**
 * Where a hand is: x in shoulder widths from the middle outwards, y from 0 at the shoulders to 1 at
 * the hips. `bend` 1 takes the elbow outwards, -1 inwards.
 */
export type ArmPose = {
  readonly x: number;
  readonly y: number;
  readonly hand: HandKind;
  readonly bend: number;
  /** Before the face. */
  readonly over?: boolean;
  /** The way the fingers point, against the forearm. */
  readonly twist?: number;
};

export type Pose = {
  readonly left: ArmPose;
  readonly right: ArmPose;
  readonly tilt: number;
  readonly drop: number;
};

const rest: ArmPose = { x: 1.12, y: 1.12, hand: 'rest', bend: 1 };
const pocket: ArmPose = { x: 0.85, y: 1.02, hand: 'none', bend: 1.2 };
const hip: ArmPose = { x: 0.78, y: 0.86, hand: 'fist', bend: 1.6, twist: -0.6 };
const wave: ArmPose = { x: 1.55, y: -0.42, hand: 'open', bend: 1, over: true };
const shrug: ArmPose = { x: 1.75, y: 0.4, hand: 'open', bend: 1 };
const fistUp: ArmPose = { x: 1.05, y: -0.02, hand: 'fist', bend: 1, over: true };
const fistDown: ArmPose = { x: 1.3, y: 1.02, hand: 'fist', bend: 1 };
const chest: ArmPose = { x: 0.22, y: 0.34, hand: 'rest', bend: 1 };
const clasp: ArmPose = { x: 0.14, y: 0.62, hand: 'rest', bend: 1 };
const cheek: ArmPose = { x: 0.62, y: -0.14, hand: 'rest', bend: 1, over: true };
const chin: ArmPose = { x: 0.3, y: -0.02, hand: 'fist', bend: 1, over: true };
const hold: ArmPose = { x: 0.5, y: 0.5, hand: 'fist', bend: 1 };
const point: ArmPose = { x: 1.85, y: 0.12, hand: 'point', bend: 1 };

/** Arms that do nothing. */
const down: ArmPose = { x: 1.02, y: 1.6, hand: 'none', bend: 1 };
export const hanging = { left: down, right: down } as const;

const poses: Record<Mood, readonly (readonly [ArmPose, ArmPose])[]> = {
  calm: [
    [rest, rest],
    [pocket, rest],
    [rest, hip],
    [clasp, clasp],
    [pocket, pocket],
  ],
  happy: [
    [rest, wave],
    [shrug, shrug],
    [hip, wave],
    [clasp, clasp],
    [fistUp, fistUp],
  ],
  angry: [
    [hip, hip],
    [fistDown, fistDown],
    [hip, point],
    [fistDown, fistUp],
  ],
  sad: [
    [rest, rest],
    [chest, rest],
    [clasp, clasp],
    [rest, chest],
  ],
  surprised: [
    [shrug, shrug],
    [chest, shrug],
    [rest, chin],
    [fistUp, fistUp],
  ],
  shy: [
    [clasp, clasp],
    [rest, cheek],
    [chest, rest],
    [chest, cheek],
  ],
  determined: [
    [rest, fistUp],
    [hip, fistUp],
    [fistDown, fistDown],
    [hip, hip],
    [fistDown, hold],
  ],
  afraid: [
    [chest, chest],
    [fistUp, chin],
    [chest, rest],
    [chin, chin],
  ],
};

const tilts: Record<Mood, number> = {
  calm: 0,
  happy: 0.05,
  angry: -0.03,
  sad: 0.1,
  surprised: -0.04,
  shy: 0.11,
  determined: -0.02,
  afraid: 0.05,
};

function near(pose: ArmPose): ArmPose {
  if (pose.x <= 1.15) return pose;
  return pose.y < 0.3 ? chest : rest;
}

export function poseOf(mood: Mood, random: Random, crowded = { left: false, right: false }): Pose {
  const [one, two] = random.pick(poses[mood]);
  const [left, right] = random.chance(0.5) ? [one, two] : [two, one];
  return {
    left: crowded.left ? near(left) : left,
    right: crowded.right ? near(right) : right,
    tilt: tilts[mood] * (random.chance(0.5) ? 1 : -1),
    drop: mood === 'sad' || mood === 'shy' ? 0.1 : mood === 'afraid' ? -0.06 : 0,
  };
}
