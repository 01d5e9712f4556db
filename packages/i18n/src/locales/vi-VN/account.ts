import type { Phrases } from '../../phrases.ts';

export const account: Phrases<'vi-VN', 'account'> = {
  settingKept: 'Lựa chọn được lưu trên thiết bị này.',
  settingDevice: 'Trên thiết bị này',
};
