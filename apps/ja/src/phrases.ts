import type { PhraseLoaders } from '@hanji/edition/edition-context.tsx';

export const phrases: PhraseLoaders = {
  'ja-JP': () => import('./phrases/ja-JP.ts'),
};
