/** What opens on demand, as one chunk. */
export { AutoScrollPaused } from '#comic/react/auto-scroll/AutoScrollPaused.tsx';
export { ComicHelp } from '#comic/react/help/ComicHelp.tsx';
export { ComicSettingsPanel } from '#comic/react/settings/ComicSettingsPanel.tsx';
