import type { ImagePanel } from '@hanji/contract/entities/image.ts';
import type { StoredPanels } from '#db/schema/works/image.ts';

export const unsure: StoredPanels = { isSure: false, panels: [] };

/**
 * What of a picture's panels lies in each of its slices; `rows` are the slices' edges from 0 to the
 * picture's height, in the pixels of the panels.
 */
export function panelsOfSlices(
  { isSure, panels }: StoredPanels,
  rows: readonly number[],
): StoredPanels[] {
  return rows.slice(1).map((to, index) => {
    const from = rows[index] ?? 0;
    const own = panels.flatMap((panel): ImagePanel[] => {
      const [top, bottom] = [Math.max(panel.y, from), Math.min(panel.y + panel.height, to)];
      if (top >= bottom) return [];
      return [
        {
          ...panel,
          y: top - from,
          height: bottom - top,
          continuesAbove: panel.y < from || (panel.y === from && panel.continuesAbove),
          continuesBelow:
            panel.y + panel.height > to || (panel.y + panel.height === to && panel.continuesBelow),
        },
      ];
    });
    return { isSure, panels: own };
  });
}
