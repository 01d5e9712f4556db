import type { Phrases } from '../../phrases.ts';

export const failures: Phrases<'vi-VN', 'failures'> = {
  badRequest: 'Không hiểu được yêu cầu này.',
  callNotFound: 'Không có gì ở địa chỉ này.',
  methodNotAllowed: 'Địa chỉ này không nhận phương thức đó.',
  contentNotFound: 'Tác phẩm này hiện không có.',
  chapterNotFound: 'Hiện không thể đọc nội dung này.',
  trialNotFound: 'Không có phần đọc thử.',
  listNotFound: 'Danh sách này hiện không có.',
  fileNotFound: 'Tệp này không tồn tại.',
  linkExpired: 'Liên kết đã hết hạn. Hãy mở lại tác phẩm.',
  signInRequired: 'Vui lòng đăng nhập để tiếp tục.',
  guestRefused: 'Khách không dùng được chức năng này. Vui lòng tạo tài khoản.',
  notYours: 'Thông tin này thuộc về tài khoản khác.',
  originRefused: 'Không nhận yêu cầu từ trang này.',
  purchaseRequired: 'Hãy mua hoặc thuê để đọc.',
  acceptanceRequired: 'Tác phẩm dành cho người lớn. Vui lòng xác nhận bạn muốn xem.',
  verificationRequired: 'Tác phẩm này cần xác minh độ tuổi.',
  tooManyRequests: 'Quá nhiều yêu cầu. Vui lòng thử lại sau ít phút.',
  unavailable: 'Dịch vụ hiện không hoạt động. Vui lòng thử lại sau ít phút.',
  unexpected: 'Đã xảy ra lỗi. Vui lòng thử lại sau ít phút.',
};
