import type { Phrases } from '../../phrases.ts';

export const consent: Phrases<'vi-VN', 'consent'> = {
  agreeTitle: 'Vui lòng đồng ý với điều khoản',
  agreeText: 'Đọc và đồng ý để tiếp tục.',
  agree: 'Đồng ý và tiếp tục',
  saving: 'Đang lưu…',
  group: 'Điều khoản',
  all: 'Đồng ý tất cả',
  required: '(bắt buộc)',
  optional: '(tùy chọn)',
  read: 'Đọc',
  termsOfUse: 'Điều khoản sử dụng',
  privacyPolicy: 'Chính sách quyền riêng tư',
  age14: 'Tôi từ 14 tuổi trở lên',
  marketing: 'Nhận tin tức và ưu đãi qua email',
  advertisement: 'Quảng cáo phù hợp với tôi',
  missing: 'Bạn cần đồng ý với mục này để tiếp tục.',
  policy: 'Chính sách',
  validFrom: 'Có hiệu lực từ {{date}}',
};
