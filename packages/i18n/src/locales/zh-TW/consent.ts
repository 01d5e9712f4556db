import type { Phrases } from '../../phrases.ts';

export const consent: Phrases<'zh-TW', 'consent'> = {
  agreeTitle: '請同意我們的條款',
  agreeText: '請閱讀並同意後繼續使用。',
  agree: '同意並繼續',
  saving: '儲存中…',
  group: '條款',
  all: '全部同意',
  required: '（必要）',
  optional: '（非必要）',
  read: '閱讀',
  termsOfUse: '使用條款',
  privacyPolicy: '隱私權政策',
  age14: '我已年滿 14 歲',
  marketing: '以電子郵件接收消息與優惠',
  advertisement: '接收適合我的廣告',
  missing: '須同意此項才能繼續。',
  policy: '政策',
  validFrom: '自{{date}}起生效',
};
