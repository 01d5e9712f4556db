import type { Phrases } from '../../phrases.ts';

export const units: Phrases['units'] = {
  ageAll: '전체 이용가',
  ageTeen: '12세 이용가',
  ageTeensAndUp: '15세 이용가',
  ageMature: '19세 이용가',
  ageShort12: '12',
  ageShort15: '15',
  ageShort19: '19',
  man: '{{number}}만',
  oku: '{{number}}억',
  thousand: '{{number}}K',
  million: '{{number}}M',
  secondsAgo: '방금 전',
  minutesAgo: '{{n}}분 전',
  hoursAgo: '{{n}}시간 전',
  daysAgo: '{{n}}일 전',
  seconds: '{{n}}초',
  minutes: '{{n}}분',
  hours: '{{n}}시간',
  days_one: '{{count}}일',
  days_other: '{{count}}일',
};
