import type { Phrases } from '../../phrases.ts';

export const events: Phrases<'vi-VN', 'events'> = {
  upcoming: 'Sắp diễn ra',
  running: 'Đang diễn ra',
  ended: 'Đã kết thúc',
  period: 'Thời gian',
  titles: 'Tác phẩm tham gia',
  over: 'Sự kiện này đã kết thúc. Cảm ơn bạn đã tham gia.',
  toEvents: 'Xem sự kiện đang diễn ra',
  adultText: 'Đăng nhập và xác minh độ tuổi để xem sự kiện này.',
};
