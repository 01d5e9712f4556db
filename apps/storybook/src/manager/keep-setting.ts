import type { API } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { keptSetting, readSetting } from './kept-setting.ts';

const key = 'hanji-storybook-setting';

type GlobalsEvent = { readonly globals: Record<string, unknown> };

/**
 * Opens every story at the edition, language and theme that were chosen last, unless its address
 * says others.
 */
export function keepSetting(api: API): void {
  api.on(SET_GLOBALS, () => {
    const asked = new URLSearchParams(location.search).get('globals') ?? '';
    const setting = readSetting(localStorage.getItem(key), asked);
    if (Object.keys(setting).length > 0) api.updateGlobals(setting);
  });
  api.on(GLOBALS_UPDATED, ({ globals }: GlobalsEvent) => {
    localStorage.setItem(key, keptSetting(globals));
  });
}
