import type { RestrictedAge } from '@hanji/contract/vocabulary.ts';

export type AgeGroup = 'all' | 'teen' | 'teensAndUp' | 'mature';

const groups: Readonly<Record<RestrictedAge, AgeGroup>> = {
  0: 'all',
  12: 'teen',
  15: 'teensAndUp',
  19: 'mature',
};

/** The group that a title is for (challenge-and-shutdown, section 9): 0, 12 to 14, 15 to 18, 19. */
export function ageGroup(restrictedAge: RestrictedAge): AgeGroup {
  return groups[restrictedAge];
}
