import type { PanelledImage } from './panel-stop.ts';

/** Of a chapter's height, panels have to be known in so much for it to be read by them. */
const leastKnown = 0.7;

/** Whether a chapter can be read panel by panel: there are some, and few images without. */
export function hasPanels(images: readonly PanelledImage[]): boolean {
  let [known, all, count] = [0, 0, 0];
  for (const { width, height, panels } of images) {
    all += height / width;
    if (panels) known += height / width;
    count += panels?.length ?? 0;
  }
  return count > 1 && known >= leastKnown * all;
}
