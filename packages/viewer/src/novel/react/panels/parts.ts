/** What opens on demand, as one chunk. */
export { ContentsPanel } from '#novel/react/panels/ContentsPanel.tsx';
export { TextSettingsPanel } from '#novel/react/panels/TextSettingsPanel.tsx';
