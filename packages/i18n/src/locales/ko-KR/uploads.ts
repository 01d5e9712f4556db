import type { Phrases } from '../../phrases.ts';

export const uploads: Phrases<'ko-KR', 'uploads'> = {
  kind: 'JPEG, PNG, WebP, GIF 이미지나 이를 묶은 ZIP, CBZ 파일만 올릴 수 있어요.',
  tooLarge:
    '이미지는 한 장에 {{megabytes}}MB, ZIP과 CBZ는 {{archiveMegabytes}}MB까지 올릴 수 있어요.',
  tooManyPixels: '이미지는 한 장에 {{megapixels}}메가픽셀까지 올릴 수 있어요.',
  tooManyImages: '한 화에 올릴 수 있는 이미지는 최대 {{images}}장이에요.',
  chapterTooLarge: '한 화의 이미지는 모두 합쳐 {{megabytes}}MB까지 올릴 수 있어요.',
  totalTooLarge:
    '한 작가의 이미지는 모두 합쳐 {{megabytes}}MB까지 보관할 수 있어요. 필요 없는 화를 삭제한 뒤 올려 주세요.',
  unpacksTooLarge: '압축을 풀면 지나치게 커지는 파일이라 열지 않았어요.',
  broken: '파일이 손상되었거나 끝까지 저장되지 않았어요. 다시 저장한 뒤 올려 주세요.',
  locked: '암호가 걸린 파일은 열 수 없어요. 암호를 풀고 다시 올려 주세요.',
  noImages: '이 파일에는 이미지가 없어요.',
  pageGone: '교체하려던 이미지가 이미 삭제되었어요.',
  onePicture: '이미지를 교체할 때는 ZIP이 아니라 이미지 한 장을 올려 주세요.',
  tooNarrow: '이미지가 지나치게 길쭉해요. 긴 변이 짧은 변의 300배를 넘지 않게 나눠 주세요.',
  gaveUp: '파일을 처리하지 못했어요. 잠시 후 다시 올려 주세요.',
};
