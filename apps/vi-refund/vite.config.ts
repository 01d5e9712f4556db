import { themeKey } from '@hanji/edition/theme/theme.ts';
import { phrases } from '@hanji/i18n/locales/vi-VN/phrases.ts';
import { editionConfig } from '@hanji/vite/edition.ts';

export default editionConfig({
  devPort: 5104,
  words: { 'vi-VN': phrases },
  themeKey,
  small: true,
  worker: '@hanji/edition/worker/site-worker.ts',
});
