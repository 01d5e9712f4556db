import {
  readNovelSettings,
  type NovelMode,
  type NovelSettings,
} from '@hanji/viewer/novel/engine/novel-settings.ts';
import { useState } from 'react';
import { readStored, writeStored } from '#chapter/storage/stored-value.ts';

/** The specification's name for it (reading-service, section 3). */
const settingsKey = 'novel_viewer_setting';
const modeKey = 'hanji.novelMode';

/** Text settings and mode of the novel viewer, kept on this device. */
export function useNovelPreferences() {
  const [settings, setSettings] = useState(() =>
    readNovelSettings(readStored(settingsKey), matchMedia('(prefers-color-scheme: dark)').matches),
  );
  const [mode, setMode] = useState<NovelMode>(() =>
    readStored(modeKey) === 'page' ? 'page' : 'scroll',
  );
  return {
    settings,
    mode,
    onSettings: (next: NovelSettings) => {
      writeStored(settingsKey, next);
      setSettings(next);
    },
    onMode: (next: NovelMode) => {
      writeStored(modeKey, next);
      setMode(next);
    },
  };
}
