import type { Phrases } from '../../phrases.ts';

export const purchase: Phrases<'zh-TW', 'purchase'> = {
  cancelled: '已取消購買。',
  networkTimeout: '連線逾時，請確認網路後再試一次。',
  unauthorizedMember: '此帳號無法購買，請重新登入。',
  unsupportedDeviceOrStore: '此裝置或商店不支援購買。',
  initialization: '無法開始付款，請再試一次。',
  server: '伺服器發生問題，請稍後再試。',
  response: '無法讀取購買結果，請再試一次。',
  store: '付款遭拒，請洽詢付款業者，或稍後再試。',
  alreadyOwned: '您已擁有此項目。',
  inProgress: '另一筆購買正在處理中，請稍候。',
  accountMismatch: '此筆購買屬於其他帳號。',
  invalidProduct: '此商品已停售，請選擇其他商品。',
  unavailableContents: '此作品無法購買。',
  noRentalTickets: '您沒有閱讀券。',
};
