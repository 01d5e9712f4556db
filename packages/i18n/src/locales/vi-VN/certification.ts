import type { Phrases } from '../../phrases.ts';

export const certification: Phrases<'vi-VN', 'certification'> = {
  title: 'Xác minh độ tuổi',
  lead: 'Tác phẩm dành cho độc giả từ 19 tuổi sẽ mở sau khi xác minh độ tuổi.',
  factWhat:
    'Dịch vụ xác minh kiểm tra độ tuổi và chỉ cho chúng tôi biết bạn đã đủ 19 tuổi hay chưa.',
  factYear: 'Có hiệu lực trong 1 năm. Sau đó bạn cần xác minh lại.',
  factKept: 'Chúng tôi chỉ lưu ngày xác minh, không lưu giấy tờ.',
  begin: 'Xác minh độ tuổi',
  again: 'Xác minh lại',
  back: 'Quay lại',
  expired: 'Xác minh độ tuổi của bạn đã hết hạn.',
  verifiedUntil: 'Độ tuổi của bạn đã được xác minh đến {{day}}.',
  leaving: 'Đang chuyển đến trang xác minh…',
  unavailableTitle: 'Không mở được trang xác minh',
  unavailableText: 'Hãy thử lại sau giây lát.',
  completing: 'Đang hoàn tất xác minh…',
  doneTitle: 'Đã xác minh độ tuổi',
  goOn: 'Tiếp tục',
  toMyPage: 'Đến trang của tôi',
  failedTitle: 'Không xác minh được độ tuổi',
  failedText: 'Hãy thử lại. Tác phẩm dành cho người lớn chỉ mở cho độc giả từ 19 tuổi.',
  cancelledTitle: 'Đã hủy xác minh',
  cancelledText: 'Không có gì thay đổi. Bạn có thể xác minh bất cứ lúc nào.',
  leave: 'Về trang chủ',
};
