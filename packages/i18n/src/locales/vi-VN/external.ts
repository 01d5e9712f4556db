import type { Phrases } from '../../phrases.ts';

export const external: Phrases<'vi-VN', 'external'> = {
  title: 'Đăng nhập',
  working: 'Đang đăng nhập bằng {{provider}}…',
  connecting: 'Đang liên kết {{provider}}…',
  signUpTitle: 'Đăng ký bằng {{provider}}?',
  signUpText: 'Tài khoản này chưa được đăng ký.',
  signUpFirstTitle: 'Hãy đăng ký trước',
  signUpFirstText: 'Chưa từng đăng ký bằng tài khoản {{provider}} này.',
  signUp: 'Đăng ký',
  notFoundTitle: 'Không tìm thấy người dùng',
  notFoundText: 'Tài khoản này đang được xóa.',
  completedTitle: 'Đăng ký hoàn tất',
  completedText: 'Chào mừng bạn đến với Hanji.',
  failedTitle: 'Đăng nhập không thành công',
  failedText: 'Vui lòng thử lại hoặc chọn cách đăng nhập khác.',
};
