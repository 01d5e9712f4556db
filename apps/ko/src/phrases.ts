import type { PhraseLoaders } from '@hanji/edition/edition-context.tsx';

export const phrases: PhraseLoaders = {
  'ko-KR': () => import('./phrases/ko-KR.ts'),
};
