import type { Phrases } from '../../phrases.ts';

export const purchase: Phrases<'ko-KR', 'purchase'> = {
  cancelled: '구매를 취소했어요.',
  networkTimeout: '연결 시간이 초과되었어요. 네트워크를 확인하고 다시 시도해 주세요.',
  unauthorizedMember: '구매 권한이 없는 계정이에요. 다시 로그인해 주세요.',
  unsupportedDeviceOrStore: '이 기기 또는 스토어에서는 구매할 수 없어요.',
  initialization: '결제를 시작하지 못했어요. 다시 시도해 주세요.',
  server: '서버에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  response: '구매 응답을 처리하지 못했어요. 다시 시도해 주세요.',
  store: '결제가 거절되었어요. 결제사에 문의하거나 잠시 후 다시 시도해 주세요.',
  alreadyOwned: '이미 구매한 상품이에요.',
  inProgress: '다른 구매가 진행 중이에요. 잠시만 기다려 주세요.',
  accountMismatch: '다른 계정의 구매 내역이에요.',
  invalidProduct: '더 이상 판매하지 않는 상품이에요. 다른 상품을 선택해 주세요.',
  unavailableContents: '구매할 수 없는 작품이에요.',
  noRentalTickets: '사용할 수 있는 이용권이 없어요.',
};
