import type { Phrases } from '../../phrases.ts';

export const offerwall: Phrases<'vi-VN', 'offerwall'> = {
  title: 'Nhận Xu miễn phí',
  intro: 'Xu nhận tại đây hoàn toàn miễn phí và được dùng trước Xu đã mua.',
  missionTitle: 'Nhiệm vụ',
  missionText: 'Dùng thử, đăng ký hoặc xem video để nhận Xu.',
  missionNow_other: '{{count}} nhiệm vụ, tổng cộng {{coins}}',
  missionNone: 'Hiện không còn nhiệm vụ nào.',
  missionOpen: 'Xem nhiệm vụ',
  conversionTitle: 'Điểm thẻ',
  conversionText: 'Đổi điểm thẻ của bạn thành Xu.',
  conversionOpen: 'Đổi điểm',
  partnerNote:
    'Cả hai do đối tác cung cấp trên trang riêng của họ. Những gì bạn nhập ở đó không được gửi tới chúng tôi; đối tác chỉ báo cho chúng tôi số Xu bạn nhận được.',
  emptyTitle: 'Hiện chưa có Xu miễn phí',
  emptyText: 'Vui lòng quay lại sau.',
  grantedTitle: 'Đã nhận Xu',
  grantedText_other: 'Đã đổi {{count}} điểm thành {{coins}}.',
  openTitle: 'Đang đổi điểm',
  openText: 'Có thể mất vài phút. Xu sẽ tự động được cộng.',
  cancelledTitle: 'Đã hủy đổi điểm',
  failedTitle: 'Không thể đổi điểm',
  noCoinsText: 'Chưa có Xu nào được cộng. Bạn có thể thử lại bất cứ lúc nào.',
  unknownTitle: 'Không tìm thấy lần đổi điểm này',
  unknownText: 'Lần đổi điểm này có thể thuộc về tài khoản khác, hoặc liên kết không đầy đủ.',
  toWall: 'Quay lại Xu miễn phí',
};
