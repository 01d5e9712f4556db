import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { lighten } from '#paint/color.ts';
import type { Panel } from '#script.ts';
import { type Box, paintPanel } from './panel-art.ts';
import type { Title } from './title-facts.ts';

const dailySize = { width: 720, height: 400 } as const;

/** Where the two panels of a day stand. */
export const dayBoxes: readonly [Box, Box] = (() => {
  const w = (dailySize.width - 24 * 2 - 16) / 2;
  const box = { x: 24, y: 22, w, h: dailySize.height - 44 };
  return [box, { ...box, x: box.x + w + 16 }];
})();

/** Two small panels side by side: one day of a strip without words. */
export function paintDay(title: Title, panels: readonly [Panel, Panel], seed: string): Canvas {
  const { width, height } = dailySize;
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = lighten(title.palette.paper, 0.35);
  ctx.fillRect(0, 0, width, height);
  dayBoxes.forEach((box, i) => {
    const panel = panels[i];
    if (panel === undefined) return;
    paintPanel(ctx, box, { title, panel, seed: `${seed}/${i}`, headroom: 0.1 });
  });
  return canvas;
}
