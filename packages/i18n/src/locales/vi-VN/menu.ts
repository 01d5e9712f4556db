import type { Phrases } from '../../phrases.ts';

export const menu: Phrases<'vi-VN', 'menu'> = {
  challenge: 'Thử thách',
  commentHistory: 'Bình luận của tôi',
  manageTitles: 'Quản lý tác phẩm',
  settings: 'Cài đặt',
  notices: 'Thông báo',
  help: 'Trợ giúp',
  coins: 'Xu',
  freeCoins: 'Xu miễn phí',
  tickets: 'Vé',
  signInPitch: 'Đăng nhập để đọc tiếp từ chỗ đang dở trên mọi thiết bị.',
  signInWith: 'Đăng nhập bằng {{provider}}',
  signInByEmail: 'Đăng nhập bằng email',
  byEmail: 'Email',
  matureSwitch: 'Hiện truyện 19+',
  on: 'Bật',
  off: 'Tắt',
  matureSignInTitle: 'Hãy đăng nhập trước',
  matureSignInText: 'Truyện dành cho người lớn chỉ hiện với độc giả đã đăng nhập.',
  toTop: 'Lên đầu trang',
  toasts: 'Thông báo nhanh',
};
