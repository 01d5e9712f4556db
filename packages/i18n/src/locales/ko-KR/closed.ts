import type { Phrases } from '../../phrases.ts';

export const closed: Phrases<'ko-KR', 'closed'> = {
  questions: '자주 묻는 질문',
  what: '무엇이 환불되나요?',
  when: '환불금은 언제 받나요?',
  wrong: '계좌 정보가 잘못되었다면 어떻게 되나요?',
  late: '신청 기간이 지났는데 어떻게 하나요?',
  kept: '제 정보는 얼마나 보관되나요?',
};
