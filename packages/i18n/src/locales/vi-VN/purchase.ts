import type { Phrases } from '../../phrases.ts';

export const purchase: Phrases<'vi-VN', 'purchase'> = {
  cancelled: 'Đã hủy giao dịch mua.',
  networkTimeout: 'Hết thời gian kết nối. Vui lòng kiểm tra mạng và thử lại.',
  unauthorizedMember: 'Tài khoản này không thể mua. Vui lòng đăng nhập lại.',
  unsupportedDeviceOrStore: 'Thiết bị hoặc cửa hàng này không hỗ trợ mua.',
  initialization: 'Không thể bắt đầu thanh toán. Vui lòng thử lại.',
  server: 'Máy chủ gặp sự cố. Vui lòng thử lại sau.',
  response: 'Không đọc được kết quả giao dịch. Vui lòng thử lại.',
  store:
    'Thanh toán bị từ chối. Vui lòng liên hệ nhà cung cấp dịch vụ thanh toán hoặc thử lại sau.',
  alreadyOwned: 'Bạn đã sở hữu mục này.',
  inProgress: 'Một giao dịch khác đang được xử lý. Vui lòng chờ.',
  accountMismatch: 'Giao dịch này thuộc về tài khoản khác.',
  invalidProduct: 'Sản phẩm này không còn bán. Vui lòng chọn sản phẩm khác.',
  unavailableContents: 'Không thể mua tác phẩm này.',
  noRentalTickets: 'Bạn không còn vé nào.',
};
