import type { RestrictedAge } from '@hanji/contract/vocabulary.ts';

export type AgeGroup = 'all' | 'teen' | 'teensAndUp' | 'mature';

export type AgeLabel = {
  readonly group: AgeGroup;
  /** The youngest that a title is for, in years. */
  readonly from: number;
  /** The oldest that the group names; null where it names none. */
  readonly to: number | null;
};

const labels = {
  0: { group: 'all', from: 0, to: null },
  12: { group: 'teen', from: 12, to: 14 },
  15: { group: 'teensAndUp', from: 15, to: 18 },
  19: { group: 'mature', from: 19, to: null },
} as const satisfies Readonly<Record<RestrictedAge, AgeLabel>>;

/**
 * The label of a restricted age (reading-service, section 5 "Age groups", and
 * challenge-and-shutdown, section 9 "Age labels"): all ages, Teen 12-14, Teens and Up 15-18,
 * Mature 19.
 */
export function ageLabel(restrictedAge: RestrictedAge): AgeLabel {
  return labels[restrictedAge];
}

/** The group that a title is for. */
export function ageGroup(restrictedAge: RestrictedAge): AgeGroup {
  return labels[restrictedAge].group;
}
