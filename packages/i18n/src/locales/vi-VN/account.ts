import type { Phrases } from '../../phrases.ts';

export const account: Phrases<'vi-VN', 'account'> = {
  signInTitle: 'Đăng nhập',
  notOpenTitle: 'Chức năng đăng nhập sẽ sớm được mở',
  notOpenText: 'Trong lúc chờ, bạn có thể đọc mọi nội dung miễn phí mà không cần tài khoản.',
  notOpenRefundText:
    'Bạn cần đăng nhập để yêu cầu hoàn tiền. Vui lòng quay lại sau hoặc liên hệ theo địa chỉ trong thông báo.',
  settingKept: 'Lựa chọn được lưu trên thiết bị này.',
  settingDevice: 'Trên thiết bị này',
};
