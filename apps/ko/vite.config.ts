import { keptComics } from '@hanji/features-reading/storage/kept-chapters.ts';
import { themeKey } from '@hanji/edition/theme/theme.ts';
import { phrases } from '@hanji/i18n/locales/ko-KR/phrases.ts';
import { editionConfig } from '@hanji/vite/edition.ts';

export default editionConfig({
  devPort: 5101,
  words: { 'ko-KR': phrases },
  themeKey,
  worker: '@hanji/features-reading/kept/offline-page/reading-worker.ts',
  keptChapters: [keptComics],
});
