import type { Phrases } from '../../phrases.ts';

export const menu: Phrases<'ko-KR', 'menu'> = {
  challenge: '도전 만화',
  commentHistory: '내 댓글',
  manageTitles: '작품 관리',
  settings: '설정',
  notices: '공지사항',
  help: '고객센터',
  coins: '코인',
  freeCoins: '무료 코인',
  tickets: '이용권',
  signInPitch: '로그인하면 어디서든 보던 곳부터 이어서 볼 수 있어요.',
  signInWith: '{{provider}} 계정으로 로그인',
  signInByEmail: '이메일로 로그인',
  byEmail: '이메일',
  matureSwitch: '19세 작품 보기',
  on: '켜짐',
  off: '꺼짐',
  matureSignInTitle: '로그인이 필요해요',
  matureSignInText: '19세 작품은 로그인한 뒤에 볼 수 있어요.',
  toTop: '맨 위로',
  toasts: '알림',
};
