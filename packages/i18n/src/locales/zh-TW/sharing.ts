import type { Phrases } from '../../phrases.ts';

export const sharing: Phrases<'zh-TW', 'sharing'> = {
  share: '分享',
  copy: '複製連結',
  copied: '已複製連結',
  copyFailed: '無法複製連結，請從網址列複製。',
};
