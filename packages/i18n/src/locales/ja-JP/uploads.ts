import type { Phrases } from '../../phrases.ts';

export const uploads: Phrases<'ja-JP', 'uploads'> = {
  kind: 'アップロードできるのは、JPEG・PNG・WebP・GIFの画像と、それらをまとめたZIP・CBZファイルです。',
  tooLarge: '画像は1枚{{megabytes}}MBまで、ZIP・CBZは{{archiveMegabytes}}MBまでです。',
  tooManyPixels: '画像は1枚{{megapixels}}メガピクセルまでです。',
  tooManyImages: '1話に入れられる画像は{{images}}枚までです。',
  chapterTooLarge: '1話の画像は合計{{megabytes}}MBまでです。',
  totalTooLarge:
    '保存できる画像は、すべての作品を合わせて{{megabytes}}MBまでです。不要な話を削除してから、もう一度アップロードしてください。',
  unpacksTooLarge: '展開すると極端に大きくなるファイルのため、開きませんでした。',
  broken:
    'ファイルが壊れているか、途中で切れています。保存し直して、もう一度アップロードしてください。',
  locked: 'パスワード付きのファイルは開けません。解除してから、もう一度アップロードしてください。',
  noImages: 'このファイルには画像が入っていません。',
  pageGone: '差し替え先の画像はすでに削除されています。',
  onePicture: '差し替えには、ZIPではなく画像を1枚お選びください。',
  tooNarrow: '画像が細長すぎます。長い辺が短い辺の300倍を超えないように分割してください。',
  gaveUp: 'ファイルを処理できませんでした。時間をおいて、もう一度アップロードしてください。',
};
