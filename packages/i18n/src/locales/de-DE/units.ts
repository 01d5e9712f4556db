import type { Phrases } from '../../phrases.ts';

export const units: Phrases['units'] = {
  ageAll: 'Alle Altersstufen',
  ageTeen: 'Jugendliche',
  ageTeensAndUp: 'Ab 15 Jahren',
  ageMature: 'Erwachsene',
  ageShort12: '12',
  ageShort15: '15',
  ageShort19: '19',
  man: '{{number}}',
  oku: '{{number}}',
  thousand: '{{number}}K',
  million: '{{number}}M',
  secondsAgo: 'vor 1 Sek.',
  minutesAgo: 'vor {{n}} Min.',
  hoursAgo: 'vor {{n}} Std.',
  daysAgo: 'vor {{n}} T.',
  seconds: '{{n}} Sek.',
  minutes: '{{n}} Min.',
  hours: '{{n}} Std.',
  days_one: '{{count}} Tag',
  days_other: '{{count}} Tage',
};
