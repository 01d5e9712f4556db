import type { Phrases } from '../../phrases.ts';

export const events: Phrases<'ko-KR', 'events'> = {
  upcoming: '시작 예정',
  running: '진행 중',
  ended: '종료',
  period: '기간',
  titles: '참여 작품',
  over: '종료된 이벤트예요. 함께해 주셔서 고마워요.',
  toEvents: '진행 중인 이벤트 보기',
  adultText: '로그인 후 성인 인증을 하면 볼 수 있는 이벤트예요.',
};
