import type { Translate } from '../translate.ts';

const ageKeys = {
  all: 'units:ageAll',
  teen: 'units:ageTeen',
  teensAndUp: 'units:ageTeensAndUp',
  mature: 'units:ageMature',
} as const;

/** The label of an age group: all ages, Teen, Teens and Up, Mature. */
export function formatAgeGroup(t: Translate, group: keyof typeof ageKeys): string {
  return t(ageKeys[group]);
}
