import type { Phrases } from '../../phrases.ts';

export const help: Phrases<'vi-VN', 'help'> = {
  faqTitle: 'Câu hỏi thường gặp',
  categories: 'Danh mục',
  all: 'Tất cả',
  noticesNone: 'Chưa có thông báo',
  noticesNoneText: 'Những tin mới về dịch vụ sẽ được đăng tại đây.',
  faqNone: 'Chưa có câu hỏi nào',
  faqNoneText: 'Hãy viết cho chúng tôi, chúng tôi sẽ trả lời qua email.',
  pages: 'Trang',
  previousPage: 'Trang trước',
  nextPage: 'Trang sau',
  page: 'Trang {{page}}',
  askUs: 'Gửi câu hỏi',
  askUsText: 'Không tìm thấy điều bạn cần?',
  validFrom: 'Có hiệu lực từ ngày {{date}}',
  versions: 'Các phiên bản',
  olderVersion: 'Đây là phiên bản cũ.',
  newerThere: 'Đọc phiên bản đang có hiệu lực',
  version: '{{version}}, có hiệu lực từ ngày {{date}}',
};
