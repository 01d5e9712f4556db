import type { Phrases } from '../../phrases.ts';

export const closed: Phrases<'zh-TW', 'closed'> = {
  questions: '常見問題',
  what: '哪些項目可以退款？',
  when: '什麼時候會收到退款？',
  wrong: '帳戶資料有誤會怎麼樣？',
  late: '申請期間已過，該怎麼辦？',
  kept: '我的資料會保存多久？',
};
