import type { Phrases } from '../../phrases.ts';

export const sharing: Phrases<'ja-JP', 'sharing'> = {
  share: '共有',
  copy: 'リンクをコピー',
  copied: 'リンクをコピーしました',
  copyFailed: 'リンクをコピーできませんでした。アドレスバーからコピーしてください。',
};
