import type { Phrases } from '../../phrases.ts';

export const notices: Phrases<'vi-VN', 'notices'> = {
  newChapter: 'Có chương mới',
  newChapterNamed: 'Chương mới: {{chapter}}',
  newChapterUnnamed: 'Một tác phẩm bạn theo dõi vừa có chương mới.',
  gift: 'Bạn có quà tặng',
  giftEnding: 'Quà tặng sắp hết hạn nhận',
  giftUntil: '{{gift}}: hãy nhận trước {{time}}.',
  inquiryAnswered: 'Câu hỏi của bạn đã được trả lời',
  inquiryAnsweredText: 'Câu trả lời đã được gửi đến email của bạn.',
  refundText: 'Mở yêu cầu để xem tình trạng xử lý.',
};
