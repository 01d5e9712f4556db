import type { Phrases } from '../../phrases.ts';

export const site: Phrases<'vi-VN', 'site'> = {
  description: 'Đọc truyện tranh và tiểu thuyết trên Hanji',
  shutdownDescription: 'Thông báo ngừng dịch vụ và hoàn tiền',
  newest: 'Mới cập nhật',
  ranking: 'Bảng xếp hạng',
  menuDaily: 'Theo ngày',
  menuGenre: 'Thể loại',
  menuNew: 'Mới',
  menuCompleted: 'Hoàn thành',
  labelEvent: 'Sự kiện',
  labelNew: 'Mới',
  labelCompleted: 'Trọn bộ',
};
