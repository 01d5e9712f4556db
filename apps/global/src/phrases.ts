import type { PhraseLoaders } from '@hanji/edition/edition-context.tsx';

export const phrases: PhraseLoaders = {
  'en-US': () => import('./phrases/en-US.ts'),
  'zh-TW': () => import('./phrases/zh-TW.ts'),
  'fr-FR': () => import('./phrases/fr-FR.ts'),
  'de-DE': () => import('./phrases/de-DE.ts'),
};
