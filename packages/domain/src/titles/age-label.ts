import type { RestrictedAge } from '@hanji/contract/vocabulary.ts';

export type AgeGroup = 'all' | 'teen' | 'teensAndUp' | 'mature';

const groups = {
  0: 'all',
  12: 'teen',
  15: 'teensAndUp',
  19: 'mature',
} as const satisfies Readonly<Record<RestrictedAge, AgeGroup>>;

/**
 * The group that a title of a restricted age is for (reading-service, section 5 "Age groups", and
 * challenge-and-shutdown, section 9 "Age labels"): all ages, Teen 12-14, Teens and Up 15-18,
 * Mature 19.
 */
export function ageGroup(restrictedAge: RestrictedAge): AgeGroup {
  return groups[restrictedAge];
}
