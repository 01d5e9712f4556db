import type { Phrases } from '../../phrases.ts';

export const closed: Phrases<'vi-VN', 'closed'> = {
  questions: 'Câu hỏi thường gặp',
  what: 'Những khoản nào được hoàn tiền?',
  when: 'Khi nào tôi nhận được tiền hoàn?',
  wrong: 'Nếu thông tin tài khoản nhận tiền không đúng thì sao?',
  late: 'Đã hết thời gian yêu cầu thì tôi phải làm thế nào?',
  kept: 'Thông tin của tôi được lưu giữ trong bao lâu?',
};
