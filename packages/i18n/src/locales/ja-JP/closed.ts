import type { Phrases } from '../../phrases.ts';

export const closed: Phrases<'ja-JP', 'closed'> = {
  questions: 'よくあるご質問',
  what: '払い戻しの対象は何ですか？',
  when: 'いつ支払われますか？',
  wrong: '口座情報に誤りがあるとどうなりますか？',
  late: '申請期間が過ぎた場合はどうすればよいですか？',
  kept: '情報はいつまで保管されますか？',
};
