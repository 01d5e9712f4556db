/** What opens on demand, as one chunk. */
export { NovelHelp } from '#novel/react/help/NovelHelp.tsx';
export { LeaveDialog } from '#novel/react/notes/LeaveDialog.tsx';
export { NoteBubble } from '#novel/react/notes/NoteBubble.tsx';
export { PictureView } from '#novel/react/notes/PictureView.tsx';
export { ContentsPanel } from '#novel/react/panels/ContentsPanel.tsx';
export { TextSettingsPanel } from '#novel/react/panels/TextSettingsPanel.tsx';
export { SearchPanel } from '#novel/react/search/SearchPanel.tsx';
export { SpeechPanel } from '#novel/react/speech/SpeechPanel.tsx';
