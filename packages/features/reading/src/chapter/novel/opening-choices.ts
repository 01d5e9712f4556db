import { novelModeKey, novelSettingsKey } from '@hanji/domain/reading/novel.ts';
import {
  novelChoicesKey,
  novelChoicesOf,
  readNovelLayers,
  type NovelLayers,
} from '@hanji/domain/reading/novel/novel-page.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';
import { shownTheme } from '@hanji/edition/theme/current-theme.ts';

/** Whether novels are on dark paper where nothing else was chosen. */
export function isDarkSite(): boolean {
  return shownTheme() === 'dark';
}

/** What a reader has chosen for a title and for all novels, as this device keeps it. */
export function readLayers(contentId: number, isDark: boolean): NovelLayers {
  const stored = (key: string): string | null => localSiteStorage.getItem(key);
  const keys = {
    record: stored(novelChoicesKey),
    settings: stored(novelSettingsKey),
    mode: stored(novelModeKey),
  };
  return readNovelLayers(keys, contentId, isDark);
}

/** How a title in `language` opens on this device. */
export function openingChoices(contentId: number, language: string) {
  const isDark = isDarkSite();
  return novelChoicesOf(readLayers(contentId, isDark), { darkTheme: isDark, language });
}
