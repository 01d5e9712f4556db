import { keptComics } from '@hanji/features-reading/storage/kept-chapters.ts';
import { themeKey } from '@hanji/edition/theme/theme.ts';
import { phrases as german } from '@hanji/i18n/locales/de-DE/phrases.ts';
import { phrases as english } from '@hanji/i18n/locales/en-US/phrases.ts';
import { phrases as french } from '@hanji/i18n/locales/fr-FR/phrases.ts';
import { phrases as chinese } from '@hanji/i18n/locales/zh-TW/phrases.ts';
import { editionConfig } from '@hanji/vite/edition.ts';

export default editionConfig({
  devPort: 5103,
  words: { 'en-US': english, 'zh-TW': chinese, 'fr-FR': french, 'de-DE': german },
  themeKey,
  worker: '@hanji/features-reading/kept/offline-page/reading-worker.ts',
  keptChapters: [keptComics],
});
