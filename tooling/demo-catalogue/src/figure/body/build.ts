import type { CastMember } from '#script.ts';

/** Measures in head radii; y runs down from the middle of the head. */
export type Build = {
  readonly shoulder: number;
  readonly waist: number;
  readonly hip: number;
  readonly torso: number;
  readonly leg: number;
  readonly arm: number;
  readonly neck: number;
  /** Corners of the jaw: 0 a soft point, 1 square. */
  readonly jaw: number;
  readonly chin: number;
  readonly head: number;
};

const builds = {
  slim: {
    shoulder: 1.12,
    waist: 0.78,
    hip: 0.92,
    torso: 2.35,
    leg: 3.3,
    arm: 0.44,
    neck: 0.42,
    jaw: 0.25,
    chin: 1.02,
    head: 1,
  },
  broad: {
    shoulder: 1.62,
    waist: 1.2,
    hip: 1.15,
    torso: 2.5,
    leg: 3.2,
    arm: 0.64,
    neck: 0.6,
    jaw: 0.75,
    chin: 1.05,
    head: 1,
  },
  small: {
    shoulder: 0.9,
    waist: 0.74,
    hip: 0.84,
    torso: 1.75,
    leg: 1.9,
    arm: 0.4,
    neck: 0.36,
    jaw: 0.35,
    chin: 0.93,
    head: 0.95,
  },
  tall: {
    shoulder: 1.28,
    waist: 0.88,
    hip: 0.96,
    torso: 2.7,
    leg: 4,
    arm: 0.46,
    neck: 0.44,
    jaw: 0.4,
    chin: 1.09,
    head: 1,
  },
  round: {
    shoulder: 1.32,
    waist: 1.62,
    hip: 1.5,
    torso: 2.35,
    leg: 2.2,
    arm: 0.58,
    neck: 0.56,
    jaw: 0.55,
    chin: 0.98,
    head: 1.04,
  },
  gull: {
    shoulder: 0.9,
    waist: 1,
    hip: 0.9,
    torso: 1.25,
    leg: 0.75,
    arm: 0.4,
    neck: 0.6,
    jaw: 0.4,
    chin: 0.9,
    head: 0.9,
  },
} as const satisfies Record<CastMember['build'], Build>;

export function buildOf(member: CastMember): Build {
  return builds[member.build];
}

/** Where the shoulders lie below the middle of the head. */
export const shoulderY = 1.24;

export function hipY(b: Build): number {
  return shoulderY + b.torso;
}

/** From the top of the head to the soles. */
export function heightOf(b: Build): number {
  return 1.1 + hipY(b) + b.leg;
}
