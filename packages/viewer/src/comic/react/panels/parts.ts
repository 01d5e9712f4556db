/** What opens on demand, as one chunk. */
export { AutoScroll } from '#comic/react/auto-scroll/AutoScroll.tsx';
export { ComicHelp } from '#comic/react/help/ComicHelp.tsx';
export { ComicSettingsPanel } from '#comic/react/settings/ComicSettingsPanel.tsx';
