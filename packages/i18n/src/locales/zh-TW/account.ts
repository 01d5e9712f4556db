import type { Phrases } from '../../phrases.ts';

export const account: Phrases<'zh-TW', 'account'> = {
  settingKept: '設定會保存在這台裝置上。',
  settingDevice: '此裝置的設定',
};
