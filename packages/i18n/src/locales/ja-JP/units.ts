import type { Phrases } from '../../phrases.ts';

export const units: Phrases['units'] = {
  ageAll: '全年齢',
  ageTeen: '12歳以上',
  ageTeensAndUp: '15歳以上',
  ageMature: '成人向け',
  ageShort12: '12',
  ageShort15: '15',
  ageShort19: '19',
  man: '{{number}}万',
  oku: '{{number}}億',
  thousand: '{{number}}K',
  million: '{{number}}M',
  secondsAgo: 'たった今',
  minutesAgo: '{{n}}分前',
  hoursAgo: '{{n}}時間前',
  daysAgo: '{{n}}日前',
  seconds: '{{n}}秒',
  minutes: '{{n}}分',
  hours: '{{n}}時間',
  days_one: '{{count}}日',
  days_other: '{{count}}日',
};
