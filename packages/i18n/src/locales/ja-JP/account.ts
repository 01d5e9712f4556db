import type { Phrases } from '../../phrases.ts';

export const account: Phrases<'ja-JP', 'account'> = {
  settingKept: 'この端末に保存されます。',
  settingDevice: 'この端末の設定',
};
