import {
  readingDirectionKey,
  readStoredDirection,
} from '@hanji/domain/reading/memory/kept-direction.ts';
import type { ReadingDirection } from '@hanji/domain/reading/page-mode.ts';
import { novelModeKey, novelSettingsKey } from '@hanji/domain/reading/novel.ts';
import {
  novelChoicesKey,
  novelChoicesOf,
  writeNovelLayers,
  type NovelLayer,
  type NovelLayers,
} from '@hanji/domain/reading/novel/novel-page.ts';
import { scopeOf, withChoice } from '@hanji/domain/reading/settings/layers.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';
import { useEffect, useMemo, useState } from 'react';
import { isDarkSite, readLayers } from './opening-choices.ts';

/**
 * How a reader has set novels, for a title and for all, kept on this device; `language` is that of
 * the title.
 */
export function useNovelPreferences(contentId: number, language: string) {
  const [isDark] = useState(isDarkSite);
  const [layers, setLayers] = useState(() => readLayers(contentId, isDark));
  const [scope, setScope] = useState(() => scopeOf(layers));
  const [storedDirection] = useState(() =>
    readStoredDirection(localSiteStorage.getItem(readingDirectionKey)),
  );
  const keep = (next: NovelLayers): void => {
    const before = localSiteStorage.getItem(novelChoicesKey);
    const { record, settings } = writeNovelLayers(before, contentId, next, isDark);
    localSiteStorage.setItem(novelChoicesKey, record);
    localSiteStorage.setItem(novelSettingsKey, settings);
    localSiteStorage.removeItem(novelModeKey);
    setLayers(next);
  };
  const chosen = useMemo(
    () => novelChoicesOf(layers, { darkTheme: isDark, language }),
    [layers, isDark, language],
  );
  // For the next chapter, which begins on the same paper before anything of it is there.
  useEffect(() => {
    document.documentElement.dataset['novelTheme'] = String(chosen.color);
  }, [chosen.color]);
  return {
    settings: chosen,
    mode: chosen.mode,
    page: chosen,
    onChoose: (choice: NovelLayer) => keep(withChoice(layers, scope, choice)),
    scope: {
      chosen: scope,
      onScope: setScope,
      onRestore: () => keep({ title: {}, device: scope === 'device' ? {} : layers.device }),
    },
    storedDirection,
    onDirection: (direction: ReadingDirection) => {
      localSiteStorage.setItem(readingDirectionKey, JSON.stringify(direction));
    },
  };
}
