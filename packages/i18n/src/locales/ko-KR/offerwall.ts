import type { Phrases } from '../../phrases.ts';

export const offerwall: Phrases<'ko-KR', 'offerwall'> = {
  title: '보너스 코인 받기',
  intro: '여기서 모은 코인은 무료예요. 충전한 코인보다 먼저 사용돼요.',
  missionTitle: '미션',
  missionText: '간단한 체험이나 가입, 영상 시청으로 코인을 받아 보세요.',
  missionNow_other: '미션 {{count}}개, 모두 {{coins}}',
  missionNone: '지금은 참여할 수 있는 미션이 없어요.',
  missionOpen: '미션 보기',
  conversionTitle: '카드 포인트',
  conversionText: '카드 포인트를 코인으로 바꿔 보세요.',
  conversionOpen: '포인트 전환',
  partnerNote:
    '두 서비스는 제휴사가 자체 페이지에서 운영해요. 그 페이지에 입력한 내용은 Hanji에 전달되지 않으며, 제휴사는 받을 코인 수만 알려 줘요.',
  emptyTitle: '지금은 받을 수 있는 코인이 없어요',
  emptyText: '잠시 후 다시 찾아와 주세요.',
  grantedTitle: '코인이 적립되었어요',
  grantedText_other: '{{count}}포인트가 {{coins}}으로 바뀌었어요.',
  openTitle: '포인트를 전환하고 있어요',
  openText: '몇 분 정도 걸릴 수 있어요. 코인은 자동으로 적립돼요.',
  cancelledTitle: '전환을 취소했어요',
  failedTitle: '포인트를 전환하지 못했어요',
  noCoinsText: '적립된 코인은 없어요. 언제든 다시 시도할 수 있어요.',
  unknownTitle: '확인할 수 없는 전환이에요',
  unknownText: '다른 계정의 전환이거나 링크가 올바르지 않을 수 있어요.',
  toWall: '보너스 코인 받기로',
};
