import type { Phrases } from '../../phrases.ts';

export const push: Phrases<'vi-VN', 'push'> = {
  title: 'Thông báo',
  lead: 'Nhận tin về chương mới của tác phẩm bạn theo dõi, quà tặng và câu trả lời cho câu hỏi của bạn. Từ 21:00 đến 08:00 chúng tôi không gửi thông báo.',
  leadRefund:
    'Nhận thông báo trên trình duyệt này khi yêu cầu hoàn tiền được xử lý và khi tiền đã được chuyển. Từ 21:00 đến 08:00 chúng tôi không gửi thông báo.',
  turnOn: 'Bật thông báo',
  turnOff: 'Tắt thông báo',
  notNow: 'Không, cảm ơn',
  isOn: 'Thông báo đang bật trên trình duyệt này.',
  denied:
    'Trình duyệt này đang chặn thông báo của Hanji. Hãy cho phép trong phần cài đặt trang web của trình duyệt rồi thử lại.',
  unsupported:
    'Trình duyệt này không hiển thị được thông báo. Trên iPhone hoặc iPad, hãy thêm Hanji vào Màn hình chính rồi mở từ đó.',
  failed: 'Không thay đổi được thông báo. Vui lòng thử lại sau giây lát.',
  here: 'Nhận trên trình duyệt này',
  newChapter: 'Chương mới',
  newChapterHint: 'Của những tác phẩm bạn theo dõi.',
  gift: 'Quà tặng',
  giftEnding: 'Quà tặng sắp hết hạn',
  inquiryAnswered: 'Trả lời câu hỏi',
  night: 'Cả vào ban đêm',
  nightHint: 'Từ 21:00 đến 08:00.',
};
