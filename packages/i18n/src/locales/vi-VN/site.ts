import type { Phrases } from '../../phrases.ts';

export const site: Phrases<'vi-VN', 'site'> = {
  newest: 'Tác phẩm mới',
  ranking: 'Bảng xếp hạng',
  menuDaily: 'Theo ngày',
  menuGenre: 'Thể loại',
  menuNew: 'Mới',
  menuCompleted: 'Hoàn thành',
  labelEvent: 'Sự kiện',
  labelNew: 'Mới',
  labelCompleted: 'Hoàn thành',
};
