import type { Phrases } from '../../phrases.ts';

export const account: Phrases<'ko-KR', 'account'> = {
  settingKept: '이 기기에 저장돼요.',
  settingDevice: '이 기기 설정',
};
