import type { Phrases } from '../../phrases.ts';

export const mails: Phrases<'zh-TW', 'mails'> = {
  codeSubject: '您的驗證碼',
  code: '請輸入以下驗證碼，以驗證您的電子郵件地址：',
  validFor_other: '{{count}} 分鐘內有效，限用一次。',
  ignore: '若您並未提出這項要求，請忽略這封信。',
  takenSubject: '這個電子郵件地址已有帳號',
  taken: '有人（可能是您本人）想將這個電子郵件地址用於帳號。由於它已有帳號，這封信不含驗證碼。',
  takenSignIn: '請由此登入：',
  takenReset: '若您忘記密碼，請由此重新設定：',
  resetSubject: '重新設定密碼',
  reset: '請開啟以下連結設定新密碼：',
  resetIgnore: '若您並未提出這項要求，請忽略這封信，您的密碼不會變更。',
  changedSubject: '您的密碼已變更',
  changed: '您帳號的密碼已變更，其他裝置均已登出。',
  changedReset: '若不是您本人變更，請立即設定新密碼：',
  footer: '這封信由系統自動寄出。聯絡信箱：{{email}}',
  outboxTitle: '本服務的郵件',
  outboxHint: '尚未設定郵件伺服器，郵件不會寄出，只會顯示在這裡。',
  outboxEmpty: '目前沒有郵件。',
  outboxTo: '收件人：{{email}}',
};
