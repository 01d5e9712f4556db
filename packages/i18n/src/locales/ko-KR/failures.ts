import type { Phrases } from '../../phrases.ts';

export const failures: Phrases<'ko-KR', 'failures'> = {
  badRequest: '요청을 이해하지 못했어요.',
  callNotFound: '이 주소에는 아무것도 없어요.',
  methodNotAllowed: '이 주소에서 지원하지 않는 방식이에요.',
  contentNotFound: '지금은 볼 수 없는 작품이에요.',
  chapterNotFound: '지금은 볼 수 없어요.',
  trialNotFound: '미리보기가 없어요.',
  listNotFound: '지금은 볼 수 없는 목록이에요.',
  fileNotFound: '파일이 없어요.',
  linkExpired: '링크가 만료되었어요. 작품을 다시 열어 주세요.',
  signInRequired: '로그인 후 이용해 주세요.',
  guestRefused: '게스트는 이용할 수 없어요. 회원 가입 후 이용해 주세요.',
  notYours: '다른 계정의 정보예요.',
  originRefused: '이 사이트에서 보낸 요청은 받지 않아요.',
  purchaseRequired: '구매하거나 대여하면 볼 수 있어요.',
  acceptanceRequired: '성인 작품이에요. 보려면 확인해 주세요.',
  verificationRequired: '성인 인증이 필요한 작품이에요.',
  tooManyRequests: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
  unavailable: '지금은 서비스를 이용할 수 없어요. 잠시 후 다시 시도해 주세요.',
  unexpected: '오류가 발생했어요. 잠시 후 다시 시도해 주세요.',
};
