import type { Phrases } from '../../phrases.ts';

export const password: Phrases<'ja-JP', 'password'> = {
  findTitle: 'パスワードをお忘れの方',
  findText:
    'ご登録のメールアドレスを入力してください。新しいパスワードを設定するリンクをお送りします。',
  findSubmit: 'リンクを送信',
  sending: '送信中…',
  sentTitle: 'メールをご確認ください',
  sentText:
    'このアドレスのアカウントがある場合は、リンクをお送りしました。リンクは10分間、1回のみ有効です。',
  sendAgain: 'もう一度送信する',
  resetTitle: '新しいパスワードの設定',
  changeTitle: 'パスワードの変更',
  current: '現在のパスワード',
  newPassword: '新しいパスワード',
  confirmation: '新しいパスワード（確認）',
  again: 'パスワード（確認）',
  rule: '英字と、数字または記号を組み合わせた8～32文字',
  tooShort: 'パスワードは8文字以上で入力してください。',
  confirmationRequired: 'パスワードをもう一度入力してください。',
  mismatch: '2つのパスワードが一致しません。',
  save: '保存',
  saving: '保存中…',
  changedTitle: 'パスワードを変更しました',
  changedText: '新しいパスワードでログインできます。ほかの端末ではログアウトしました。',
  expiredTitle: 'リンクの有効期限が切れました',
  expiredText: 'リンクは10分間、1回のみ有効です。',
  resetFailedTitle: 'パスワードを再設定できませんでした',
  resetFailedText: '新しいリンクを取得して、もう一度お試しください。',
  newLink: '新しいリンクを取得',
  campaignTitle: 'パスワードを変更しませんか',
  campaignText:
    '6か月以上パスワードが変更されていません。新しいパスワードでアカウントを安全に保ちましょう。',
  campaignNow: '今すぐ変更する',
  campaignLater: '6か月後にもう一度知らせる',
};
