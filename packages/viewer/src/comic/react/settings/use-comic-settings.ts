import { useMemo, useState } from 'react';
import {
  comicScopeOf,
  comicSettingsOf,
  noComicChoices,
  withComicChoice,
  withoutComicChoices,
  type ComicLayer,
  type ComicLayers,
  type ComicScope,
  type ComicSettings,
} from '@hanji/domain/reading/comic/comic-settings.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';

/** The settings that hold, and how they are changed. */
export type ComicChoices = {
  readonly settings: ComicSettings;
  /** What the next choice is for. */
  readonly scope: ComicScope;
  readonly onScope: (scope: ComicScope) => void;
  readonly choose: (choice: ComicLayer) => void;
  readonly restore: () => void;
};

/** The reader's choices; the caller keeps them. */
export function useComicSettings({ settings, onSettings }: ComicViewerProps): ComicChoices {
  const [layers, setLayers] = useState(settings?.layers ?? noComicChoices);
  const [scope, setScope] = useState(() => comicScopeOf(layers));
  const keep = (next: ComicLayers): void => {
    setLayers(next);
    onSettings?.(next);
  };
  return {
    settings: useMemo(() => comicSettingsOf(layers), [layers]),
    scope,
    onScope: setScope,
    choose: (choice) => keep(withComicChoice(layers, scope, choice)),
    restore: () => keep(withoutComicChoices(layers, scope)),
  };
}
