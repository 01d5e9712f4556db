import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { toneOf } from '#lettering/styles.ts';
import { copyOf } from '#paint/canvas.ts';
import { lighten } from '#paint/color.ts';
import type { Panel, WorkLocale } from '#script.ts';
import { drawLines, type LetterJob } from './letter-panel.ts';
import { type Box, type Head, paintPanel } from './panel-art.ts';
import type { Title } from './title-facts.ts';

const pageSize = { width: 800, height: 1140 } as const;

/** A page that turns, with its panels in reading order. */
export type Page = {
  readonly canvas: Canvas;
  readonly rightToLeft: boolean;
  readonly seed: string;
  readonly panels: readonly {
    readonly panel: Panel;
    readonly box: Box;
    readonly heads: readonly Head[];
  }[];
};

const margin = 34;
const gutter = 20;

/** Rows of one or two panels: what is said on a page gets the taller row. */
export function boxesOf(panels: readonly Panel[], rightToLeft: boolean): Box[] {
  const rows: number[] =
    panels.length === 3
      ? [1, 2]
      : panels.length === 2
        ? [1, 1]
        : panels.length === 1
          ? [1]
          : [1, 2, 1];
  const inner = {
    w: pageSize.width - margin * 2,
    h: pageSize.height - margin * 2 - gutter * (rows.length - 1),
  };
  const shares =
    rows.length === 2
      ? rows[1] === 2
        ? [0.47, 0.53]
        : [0.5, 0.5]
      : rows.length === 3
        ? [0.32, 0.38, 0.3]
        : [1];
  let y = margin;
  return rows.flatMap((count, r) => {
    const h = Math.round(inner.h * (shares[r] ?? 1));
    const w = (inner.w - gutter * (count - 1)) / count;
    const boxes = Array.from({ length: count }, (_, i): Box => ({
      x: margin + (rightToLeft ? count - 1 - i : i) * (w + gutter),
      y,
      w,
      h,
    }));
    y += h + gutter;
    return boxes;
  });
}

/** A chapter's panels in pages of three and two. */
export function pagesOf(panels: readonly Panel[]): Panel[][] {
  const pages: Panel[][] = [];
  for (let i = 0; i < panels.length;) {
    const count = pages.length % 2 === 0 ? 3 : 2;
    pages.push(panels.slice(i, i + count));
    i += count;
  }
  return pages;
}

export function paintPage(
  title: Title,
  panels: readonly Panel[],
  seed: string,
  rightToLeft: boolean,
): Page {
  const canvas = createCanvas(pageSize.width, pageSize.height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = lighten(title.palette.paper, 0.4);
  ctx.fillRect(0, 0, pageSize.width, pageSize.height);
  const boxes = boxesOf(panels, rightToLeft);
  return {
    canvas,
    rightToLeft,
    seed,
    panels: panels.flatMap((panel, i) => {
      const box = boxes[i];
      if (box === undefined) return [];
      const words = panel.lines.filter((l) => l.who !== 'sfx').length;
      const headroom = words > 1 ? 0.42 : words > 0 ? 0.3 : 0.1;
      return [
        {
          panel,
          box,
          heads: paintPanel(ctx, box, { title, panel, seed: `${seed}/${i}`, headroom }),
        },
      ];
    }),
  };
}

/** What is to be lettered on a page in one language, panel by panel. */
export function letterJobs(page: Page, genre: string, locale: WorkLocale): LetterJob[] {
  return page.panels.map(({ panel, box, heads }) => ({
    panel,
    heads,
    box,
    room: { x: box.x - 10, y: box.y - 12, w: box.w + 20, h: box.h + 24 },
    locale,
    tone: toneOf(genre),
    rightToLeft: page.rightToLeft,
    widest: box.w > 500 ? 0.55 : 0.84,
  }));
}

export function letterPage(page: Page, title: Title, genre: string, locale: WorkLocale): Canvas {
  const canvas = copyOf(page.canvas);
  const ctx = canvas.getContext('2d');
  for (const job of letterJobs(page, genre, locale)) {
    drawLines(ctx, job, title.palette, `${title.slug}/${page.seed}`);
  }
  return canvas;
}
