import type { Phrases } from '../../phrases.ts';

export const failures: Phrases<'zh-TW', 'failures'> = {
  badRequest: '無法處理這項要求。',
  callNotFound: '這個網址沒有任何內容。',
  methodNotAllowed: '這個網址不支援此方法。',
  contentNotFound: '目前無法閱讀這部作品。',
  chapterNotFound: '目前無法閱讀。',
  trialNotFound: '沒有試閱。',
  listNotFound: '目前無法使用這份清單。',
  fileNotFound: '檔案不存在。',
  linkExpired: '連結已過期，請重新開啟作品。',
  signInRequired: '請先登入。',
  guestRefused: '訪客無法使用，請先註冊會員。',
  notYours: '這是其他帳號的資料。',
  originRefused: '不接受來自這個網站的要求。',
  purchaseRequired: '購買或租借後即可閱讀。',
  acceptanceRequired: '這是限制級作品，請確認是否要閱讀。',
  verificationRequired: '這部作品需要年齡驗證。',
  tooManyRequests: '要求次數過多，請稍後再試。',
  unavailable: '目前無法使用服務，請稍後再試。',
  unexpected: '發生錯誤，請稍後再試。',
};
