import type { Phrases } from '../../phrases.ts';

export const push: Phrases<'ko-KR', 'push'> = {
  title: '알림',
  lead: '구독한 작품의 새 회차, 선물, 문의 답변을 알려 드려요. 21시부터 8시까지는 보내지 않아요.',
  leadRefund:
    '환불 처리 상황과 지급 소식을 이 브라우저로 알려 드려요. 21시부터 8시까지는 보내지 않아요.',
  turnOn: '알림 켜기',
  turnOff: '알림 끄기',
  notNow: '괜찮아요',
  isOn: '이 브라우저에서 알림이 켜져 있어요.',
  denied:
    '이 브라우저에서 Hanji 알림이 차단되어 있어요. 브라우저의 사이트 설정에서 허용한 뒤 다시 시도해 주세요.',
  unsupported:
    '이 브라우저에서는 알림을 받을 수 없어요. iPhone이나 iPad라면 홈 화면에 Hanji를 추가한 뒤 거기서 열어 주세요.',
  failed: '알림 설정을 바꾸지 못했어요. 잠시 후 다시 시도해 주세요.',
  here: '이 브라우저에서 알림 받기',
  newChapter: '새 회차',
  newChapterHint: '구독한 작품의 소식이에요.',
  gift: '선물',
  giftEnding: '곧 끝나는 선물',
  inquiryAnswered: '문의 답변',
  night: '야간에도 받기',
  nightHint: '21시부터 8시까지예요.',
};
