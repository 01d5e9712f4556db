import type { Phrases } from '../../phrases.ts';

export const account: Phrases<'ko-KR', 'account'> = {
  signInTitle: '로그인',
  notOpenTitle: '로그인을 준비하고 있어요',
  notOpenText: '그때까지 무료 작품은 로그인 없이 볼 수 있어요.',
  notOpenRefundText:
    '환불 신청은 로그인 후 이용할 수 있어요. 잠시 후 다시 방문하거나 안내문에 있는 주소로 문의해 주세요.',
  settingKept: '이 기기에 저장돼요.',
  settingDevice: '이 기기 설정',
};
