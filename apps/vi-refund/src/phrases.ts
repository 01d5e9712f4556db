import type { PhraseLoaders } from '@hanji/edition/edition-context.tsx';

export const phrases: PhraseLoaders = {
  'vi-VN': () => import('./phrases/vi-VN.ts'),
};
