import type { Phrases } from '../../phrases.ts';

export const help: Phrases<'zh-TW', 'help'> = {
  faqTitle: '常見問題',
  categories: '分類',
  all: '全部',
  noticesNone: '目前沒有公告',
  noticesNoneText: '有新消息時，會在這裡公告。',
  faqNone: '目前沒有相關問題',
  faqNoneText: '請與我們聯絡，我們會以電子郵件回覆您。',
  pages: '頁次',
  previousPage: '上一頁',
  nextPage: '下一頁',
  page: '第 {{page}} 頁',
  askUs: '聯絡我們',
  askUsText: '沒有找到您需要的內容嗎？',
  validFrom: '自{{date}}起生效',
  versions: '所有版本',
  olderVersion: '這是舊版本。',
  newerThere: '閱讀目前有效的版本',
  version: '{{version}}（{{date}}起生效）',
};
