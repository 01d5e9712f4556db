import type { Phrases } from '../../phrases.ts';

export const uploads: Phrases<'vi-VN', 'uploads'> = {
  kind: 'Chỉ nhận ảnh JPEG, PNG, WebP, GIF và tệp ZIP hoặc CBZ chứa các ảnh đó.',
  tooLarge: 'Mỗi ảnh tối đa {{megabytes}} MB, tệp ZIP hoặc CBZ tối đa {{archiveMegabytes}} MB.',
  tooManyPixels: 'Mỗi ảnh tối đa {{megapixels}} megapixel.',
  tooManyImages: 'Mỗi chương chứa tối đa {{images}} ảnh.',
  chapterTooLarge: 'Các ảnh của một chương cộng lại tối đa {{megabytes}} MB.',
  totalTooLarge:
    'Tất cả tác phẩm của bạn cộng lại được lưu tối đa {{megabytes}} MB. Hãy xóa chương không cần nữa rồi tải lên lại.',
  unpacksTooLarge: 'Tệp này khi giải nén sẽ lớn bất thường nên không được mở.',
  broken: 'Tệp bị hỏng hoặc chưa đầy đủ. Hãy lưu lại rồi tải lên lần nữa.',
  locked: 'Tệp có mật khẩu nên không mở được. Hãy bỏ mật khẩu rồi tải lên lần nữa.',
  noImages: 'Trong tệp này không có ảnh nào.',
  pageGone: 'Ảnh cần thay không còn nữa.',
  onePicture: 'Chỉ có thể thay một ảnh bằng một ảnh khác, không dùng tệp ZIP.',
  tooNarrow: 'Ảnh quá hẹp: cạnh dài không được vượt quá 300 lần cạnh ngắn. Hãy chia nhỏ ảnh.',
  gaveUp: 'Không xử lý được tệp này. Hãy tải lên lại sau.',
};
