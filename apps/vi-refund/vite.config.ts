import { themeKey } from '@hanji/edition/theme/theme.ts';
import { errors } from '@hanji/i18n/locales/vi-VN/errors.ts';
import { frame } from '@hanji/i18n/locales/vi-VN/frame.ts';
import { editionConfig } from '@hanji/vite/edition.ts';

export default editionConfig({
  devPort: 5104,
  siteWords: { brand: frame.brand, siteDescription: frame.siteDescription },
  oldBrowserNotice: { title: errors.browserTitle, text: errors.browserText },
  startFailureWords: {
    title: errors.unreachableTitle,
    text: errors.slowText,
    reload: errors.reload,
  },
  themeKey,
});
