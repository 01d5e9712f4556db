import { themeKey } from '@hanji/edition/theme/theme.ts';
import { errors } from '@hanji/i18n/locales/ko-KR/errors.ts';
import { editionConfig } from '@hanji/vite/edition.ts';

export default editionConfig({
  devPort: 5101,
  oldBrowserNotice: { title: errors.browserTitle, text: errors.browserText },
  startFailureWords: {
    title: errors.unreachableTitle,
    text: errors.unreachableText,
    reload: errors.reload,
  },
  themeKey,
});
