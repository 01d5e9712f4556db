import { themeKey } from '@hanji/edition/theme/theme.ts';
import { errors } from '@hanji/i18n/locales/vi-VN/errors.ts';
import { editionConfig } from '@hanji/vite/edition.ts';

export default editionConfig({
  devPort: 5104,
  oldBrowserNotice: { title: errors.browserTitle, text: errors.browserText },
  startFailureWords: {
    title: errors.unreachableTitle,
    text: errors.unreachableText,
    reload: errors.reload,
  },
  themeKey,
});
