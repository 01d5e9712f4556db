import type { Phrases } from '../../phrases.ts';

export const sharing: Phrases<'vi-VN', 'sharing'> = {
  share: 'Chia sẻ',
  copy: 'Sao chép liên kết',
  copied: 'Đã sao chép liên kết',
  copyFailed: 'Không sao chép được liên kết. Bạn có thể sao chép từ thanh địa chỉ.',
};
