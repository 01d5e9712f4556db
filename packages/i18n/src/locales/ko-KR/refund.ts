import type { Phrases } from '../../phrases.ts';

export const refund: Phrases<'ko-KR', 'refund'> = {
  title: '서비스 종료 안내',
  thanks: '그동안 Hanji를 이용해 주셔서 감사합니다. 베트남 서비스가 아래와 같이 종료됩니다.',
  endOfService: '서비스 종료일',
  requestWindow: '환불 신청 기간',
  from: '{{time}}부터',
  until: '{{time}}까지',
  timeZone: '시각은 한국·일본 시간(UTC+9) 기준입니다.',
  whatTitle: '환불 대상',
  ownedChapters: '서비스 종료 전 1년 이내에 구매한 소장 회차와 단행본: 단가 × 남은 일수 ÷ 365',
  paidCoins: '유효기간 5년 이내의 미사용 유료 코인 (환불 수수료 없음)',
  payout: '신청 후 영업일 기준 3~7일 이내 지급',
  request: '환불 신청하기',
  requestsFrom: '환불 신청은 {{time}}부터 할 수 있습니다.',
  requestsClosed: '환불 신청 기간이 끝났습니다. 아래 주소로 문의해 주십시오.',
  support: '문의: {{email}}',
};
