import type { Phrases } from '../../phrases.ts';

export const mails: Phrases<'vi-VN', 'mails'> = {
  codeSubject: 'Mã xác minh của bạn',
  code: 'Nhập mã này để xác minh địa chỉ email của bạn:',
  validFor_other: 'Chỉ dùng được một lần, trong {{count}} phút.',
  ignore: 'Nếu bạn không yêu cầu, hãy bỏ qua email này.',
  takenSubject: 'Địa chỉ email này đã có tài khoản',
  taken:
    'Có người, có lẽ là bạn, muốn dùng địa chỉ email này cho một tài khoản. Địa chỉ này đã có tài khoản nên email này không có mã.',
  takenSignIn: 'Đăng nhập tại đây:',
  takenReset: 'Nếu quên mật khẩu, hãy đặt mật khẩu mới tại đây:',
  resetSubject: 'Đặt mật khẩu mới',
  reset: 'Đặt mật khẩu mới bằng liên kết này:',
  resetIgnore: 'Nếu bạn không yêu cầu, hãy bỏ qua email này: mật khẩu của bạn vẫn giữ nguyên.',
  changedSubject: 'Mật khẩu của bạn đã được thay đổi',
  changed: 'Mật khẩu tài khoản của bạn đã được thay đổi và mọi thiết bị khác đã bị đăng xuất.',
  changedReset: 'Nếu không phải bạn thực hiện, hãy đặt mật khẩu mới ngay:',
  emailChangedSubject: 'Địa chỉ email của bạn đã được thay đổi',
  emailChanged:
    'Địa chỉ email của tài khoản đã được thay đổi. Bạn không thể đăng nhập bằng địa chỉ này nữa.',
  emailChangedAsk: 'Nếu không phải bạn thực hiện, hãy liên hệ ngay {{email}}.',
  connectedSubject: 'Đã liên kết cách đăng nhập mới',
  connected: 'Tài khoản của bạn đã được liên kết với một cách đăng nhập mới.',
  connectedSee: 'Nếu không phải bạn thực hiện, hãy hủy liên kết tại đây và đổi mật khẩu:',
  footer: 'Email này được gửi tự động. Liên hệ: {{email}}',
  outboxTitle: 'Email của dịch vụ này',
  outboxHint: 'Chưa đặt máy chủ thư nên email không được gửi đi mà hiển thị ở đây.',
  outboxEmpty: 'Chưa có email nào.',
  outboxTo: 'Gửi đến {{email}}',
};
