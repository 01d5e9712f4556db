import type { Phrases } from '../../phrases.ts';

export const units: Phrases['units'] = {
  ageAll: '普遍級',
  ageTeen: '12 歲以上',
  ageTeensAndUp: '15 歲以上',
  ageMature: '限制級',
  ageShort12: '12',
  ageShort15: '15',
  ageShort19: '19',
  man: '{{number}}萬',
  oku: '{{number}}億',
  thousand: '{{number}}K',
  million: '{{number}}M',
  secondsAgo: '1 秒前',
  minutesAgo: '{{n}} 分鐘前',
  hoursAgo: '{{n}} 小時前',
  daysAgo: '{{n}} 天前',
  seconds: '{{n}} 秒',
  minutes: '{{n}} 分鐘',
  hours: '{{n}} 小時',
  days_one: '{{count}} 天',
  days_other: '{{count}} 天',
};
