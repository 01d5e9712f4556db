import type { Phrases } from '../../phrases.ts';

export const genres: Phrases<'vi-VN', 'genres'> = {
  drama: 'Chính kịch',
  romance: 'Lãng mạn',
  action: 'Hành động',
  campus: 'Học đường',
  'slice-of-life': 'Đời thường',
  essay: 'Tản văn',
  fantasy: 'Giả tưởng',
  comedy: 'Hài kịch',
  gag: 'Hài hước',
  bl: 'BL',
  gl: 'GL',
  horror: 'Kinh dị',
  mystery: 'Bí ẩn',
  historical: 'Lịch sử',
  sports: 'Thể thao',
  'sci-fi': 'Khoa học viễn tưởng',
  gamble: 'Cờ bạc',
  thriller: 'Giật gân',
};
