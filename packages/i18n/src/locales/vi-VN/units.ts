import type { Phrases } from '../../phrases.ts';

export const units: Phrases['units'] = {
  ageAll: 'Mọi lứa tuổi',
  ageTeen: 'Tuổi teen',
  ageTeensAndUp: 'Từ 15 tuổi',
  ageMature: 'Người lớn',
  ageShort12: '12',
  ageShort15: '15',
  ageShort19: '19',
  man: '{{number}}',
  oku: '{{number}}',
  thousand: '{{number}}K',
  million: '{{number}}M',
  secondsAgo: '1 giây trước',
  minutesAgo: '{{n}} phút trước',
  hoursAgo: '{{n}} giờ trước',
  daysAgo: '{{n}} ngày trước',
  seconds: '{{n}} giây',
  minutes: '{{n}} phút',
  hours: '{{n}} giờ',
  days_one: '{{count}} ngày',
  days_other: '{{count}} ngày',
};
