import type { i18n } from 'i18next';

const ageKeys = {
  all: 'units:ageAll',
  teen: 'units:ageTeen',
  teensAndUp: 'units:ageTeensAndUp',
  mature: 'units:ageMature',
} as const;

/** The label of an age group: all ages, Teen, Teens and Up, Mature. */
export function formatAgeGroup(t: i18n['t'], group: keyof typeof ageKeys): string {
  return t(ageKeys[group]);
}
