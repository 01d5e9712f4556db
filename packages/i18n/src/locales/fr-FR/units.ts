import type { Phrases } from '../../phrases.ts';

export const units: Phrases['units'] = {
  ageAll: 'Tout public',
  ageTeen: 'Ados',
  ageTeensAndUp: 'Grands ados',
  ageMature: 'Adultes',
  ageShort12: '12',
  ageShort15: '15',
  ageShort19: '19',
  man: '{{number}}',
  oku: '{{number}}',
  thousand: '{{number}}K',
  million: '{{number}}M',
  secondsAgo: 'il y a 1 s',
  minutesAgo: 'il y a {{n}} min',
  hoursAgo: 'il y a {{n}} h',
  daysAgo: 'il y a {{n}} j',
  seconds: '{{n}} s',
  minutes: '{{n}} min',
  hours: '{{n}} h',
  days_one: '{{count}} jour',
  days_other: '{{count}} jours',
};
