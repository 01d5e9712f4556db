import type { Phrases } from '../../phrases.ts';

export const refund: Phrases<'vi-VN', 'refund'> = {
  title: 'Thông báo ngừng dịch vụ',
  thanks:
    'Cảm ơn bạn đã đồng hành cùng Hanji. Dịch vụ tiếng Việt sẽ ngừng hoạt động theo lịch sau.',
  endOfService: 'Ngày ngừng dịch vụ',
  requestWindow: 'Thời gian yêu cầu hoàn tiền',
  from: 'từ {{time}}',
  until: 'đến {{time}}',
  timeZone: 'Thời gian tính theo giờ Tokyo và Seoul (UTC+9).',
  whatTitle: 'Các khoản được hoàn tiền',
  ownedChapters:
    'Các chương và tập đã mua trong vòng một năm trước khi ngừng dịch vụ: đơn giá × số ngày còn lại ÷ 365',
  paidCoins: 'Xu trả phí chưa sử dụng trong thời hạn 5 năm; không mất phí hoàn tiền',
  payout: 'Chi trả trong vòng 3 đến 7 ngày làm việc sau khi yêu cầu',
  request: 'Yêu cầu hoàn tiền',
  requestsFrom: 'Bạn có thể gửi yêu cầu hoàn tiền từ {{time}}.',
  requestsClosed: 'Đã hết thời gian yêu cầu hoàn tiền. Vui lòng liên hệ theo địa chỉ bên dưới.',
  support: 'Liên hệ: {{email}}',
};
