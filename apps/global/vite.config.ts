import { themeKey } from '@hanji/edition/theme/theme.ts';
import { errors } from '@hanji/i18n/locales/en-US/errors.ts';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { editionConfig } from '@hanji/vite/edition.ts';

export default editionConfig({
  devPort: 5103,
  siteWords: { brand: frame.brand, siteDescription: frame.siteDescription },
  oldBrowserNotice: { title: errors.browserTitle, text: errors.browserText },
  startFailureWords: {
    title: errors.unreachableTitle,
    text: errors.slowText,
    reload: errors.reload,
  },
  themeKey,
});
