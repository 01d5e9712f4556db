import type { Phrases } from '../../phrases.ts';

export const uploads: Phrases<'zh-TW', 'uploads'> = {
  kind: '只能上傳 JPEG、PNG、WebP、GIF 圖片，以及由這些圖片打包的 ZIP 或 CBZ 檔。',
  tooLarge: '圖片每張上限為 {{megabytes}} MB，ZIP 與 CBZ 檔上限為 {{archiveMegabytes}} MB。',
  tooManyPixels: '圖片每張上限為 {{megapixels}} 百萬像素。',
  tooManyImages: '每話最多可放 {{images}} 張圖片。',
  chapterTooLarge: '每話的圖片合計上限為 {{megabytes}} MB。',
  totalTooLarge: '您所有作品的圖片合計上限為 {{megabytes}} MB。請刪除不需要的章節後再上傳。',
  unpacksTooLarge: '這個檔案解壓縮後會異常龐大，因此沒有開啟。',
  broken: '檔案已損壞或不完整。請重新儲存後再上傳。',
  locked: '檔案設有密碼，無法開啟。請解除密碼後再上傳。',
  noImages: '這個檔案裡沒有圖片。',
  pageGone: '要替換的圖片已不存在。',
  onePicture: '替換圖片時請上傳一張圖片，而不是 ZIP 檔。',
  tooNarrow: '圖片過於細長：長邊不可超過短邊的 300 倍。請分割後再上傳。',
  gaveUp: '無法處理這個檔案。請稍後再上傳一次。',
};
