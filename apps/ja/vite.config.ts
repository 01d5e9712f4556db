import { keptChallenge } from '@hanji/features-challenge/viewer/kept-chapters.ts';
import { keptComics } from '@hanji/features-reading/storage/kept-chapters.ts';
import { themeKey } from '@hanji/edition/theme/theme.ts';
import { phrases } from '@hanji/i18n/locales/ja-JP/phrases.ts';
import { editionConfig } from '@hanji/vite/edition.ts';

export default editionConfig({
  devPort: 5102,
  words: { 'ja-JP': phrases },
  themeKey,
  worker: '@hanji/features-reading/kept/offline-page/reading-worker.ts',
  keptChapters: [keptComics, keptChallenge],
});
