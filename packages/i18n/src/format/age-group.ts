import type { Translate } from '../translate.ts';

const ageKeys = {
  all: 'units:ageAll',
  teen: 'units:ageTeen',
  teensAndUp: 'units:ageTeensAndUp',
  mature: 'units:ageMature',
} as const;

/** The label of an age group: all ages, Teen, Teens and up, Mature. */
export function formatAgeGroup(t: Translate, group: keyof typeof ageKeys): string {
  return t(ageKeys[group]);
}
