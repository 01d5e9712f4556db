import type { Panel, WorkLocale } from '#script.ts';

export function speaks(panel: Panel): boolean {
  return panel.lines.length > 0;
}

/** All that is said in panels, in the order in which it is read. */
export function wordsOf(panels: readonly Panel[], locale: WorkLocale): string {
  return panels.flatMap(({ lines }) => lines.map(({ text }) => text[locale])).join(' ');
}
