import type { Phrases } from '../../phrases.ts';

export const mails: Phrases<'ja-JP', 'mails'> = {
  codeSubject: '認証コードのお知らせ',
  code: '次のコードを入力して、メールアドレスを認証してください。',
  validFor_other: '有効期限は{{count}}分です。一度だけご利用いただけます。',
  ignore: 'お心当たりがない場合は、このメールを破棄してください。',
  takenSubject: 'このメールアドレスはすでに登録されています',
  taken:
    'このメールアドレスをアカウントに使用するお申し込みがありました（ご本人によるものと思われます）。すでにアカウントがあるため、認証コードはお送りしていません。',
  takenSignIn: 'ログインはこちら：',
  takenReset: 'パスワードをお忘れの場合は、こちらから再設定してください：',
  resetSubject: 'パスワード再設定のご案内',
  reset: '次のリンクから新しいパスワードを設定してください：',
  resetIgnore: 'お心当たりがない場合は、このメールを破棄してください。パスワードは変更されません。',
  changedSubject: 'パスワードが変更されました',
  changed: 'アカウントのパスワードが変更され、ほかの端末はすべてログアウトされました。',
  changedReset: 'ご自身による変更でない場合は、すぐに新しいパスワードを設定してください：',
  emailChangedSubject: 'メールアドレスが変更されました',
  emailChanged:
    'アカウントのメールアドレスが変更されました。このアドレスではログインできなくなりました。',
  emailChangedAsk: 'ご自身による変更でない場合は、すぐに {{email}} までご連絡ください。',
  connectedSubject: '新しいログイン方法が連携されました',
  connected: 'アカウントに新しいログイン方法が連携されました。',
  connectedSee: 'お心当たりがない場合は、こちらから連携を解除し、パスワードを変更してください：',
  footer: 'このメールは自動送信です。お問い合わせ：{{email}}',
  outboxTitle: 'このサービスのメール',
  outboxHint: 'メールサーバーが設定されていないため、メールは送信されず、ここに表示されます。',
  outboxEmpty: 'まだメールはありません。',
  outboxTo: '宛先：{{email}}',
};
