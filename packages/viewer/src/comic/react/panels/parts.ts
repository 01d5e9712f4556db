/** What opens on demand, as one chunk. */
export { ComicHelp } from '#comic/react/help/ComicHelp.tsx';
export { ComicSettingsPanel } from '#comic/react/settings/ComicSettingsPanel.tsx';
