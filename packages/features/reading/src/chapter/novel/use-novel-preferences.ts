import {
  type NovelMode,
  novelModeKey,
  readNovelMode,
  type NovelSettings,
  novelSettingsKey,
  readNovelSettings,
} from '@hanji/domain/reading/novel.ts';
import { shownTheme } from '@hanji/edition/theme/current-theme.ts';
import { useState } from 'react';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';

/** Text settings and mode of the novel viewer, kept on this device. */
export function useNovelPreferences() {
  const [settings, setSettings] = useState(() => {
    return readNovelSettings(localSiteStorage.getItem(novelSettingsKey), shownTheme() === 'dark');
  });
  const [mode, setMode] = useState(() => readNovelMode(localSiteStorage.getItem(novelModeKey)));
  return {
    settings,
    mode,
    onSettings: (next: NovelSettings) => {
      localSiteStorage.setItem(novelSettingsKey, JSON.stringify(next));
      setSettings(next);
    },
    onMode: (next: NovelMode) => {
      localSiteStorage.setItem(novelModeKey, JSON.stringify(next));
      setMode(next);
    },
  };
}
