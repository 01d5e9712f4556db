import type { Phrases } from '../../phrases.ts';

export const notices: Phrases<'ko-KR', 'notices'> = {
  newChapter: '새 회차가 올라왔어요',
  newChapterNamed: '새 회차: {{chapter}}',
  newChapterUnnamed: '구독 중인 작품에 새 회차가 올라왔어요.',
  gift: '선물이 도착했어요',
  giftEnding: '선물을 받을 수 있는 기간이 곧 끝나요',
  giftUntil: '{{gift}}: {{time}}까지 받을 수 있어요.',
  inquiryAnswered: '문의에 답변이 등록됐어요',
  inquiryAnsweredText: '답변을 이메일로 보내 드렸어요.',
  refundText: '신청 내역에서 진행 상황을 확인해 주세요.',
};
