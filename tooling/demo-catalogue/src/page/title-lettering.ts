import { breakLines, widestPiece } from '#lettering/break-lines.ts';
import { facesFor, type Tone } from '#lettering/styles.ts';
import { drawLine, type Lettering, widthOf } from '#lettering/text.ts';
import type { Ctx } from '#paint/brush.ts';
import { alpha, darken, lighten } from '#paint/color.ts';
import type { Palette } from '#paint/palette.ts';
import type { WorkLocale } from '#script.ts';

export type SetTitle = {
  readonly lines: readonly string[];
  readonly lettering: Lettering;
  readonly lineHeight: number;
  readonly height: number;
};

/** The largest setting of a title in at most three lines within a width and a height. */
export function setTitle(
  text: string,
  locale: WorkLocale,
  tone: Tone,
  maxWidth: number,
  maxHeight: number,
): SetTitle {
  const faces = facesFor(locale, 'title', tone);
  for (let size = 150; size >= 34; size -= 3) {
    const lettering = { faces, size };
    const narrowest = size > 40 ? widestPiece(text, locale, lettering) : 0;
    for (const share of [0.62, 0.8, 1]) {
      const width = maxWidth * share;
      if (width < narrowest) continue;
      const lines = breakLines(text, locale, lettering, width);
      const lineHeight = size * 1.14;
      const height = lines.length * lineHeight;
      const fits =
        lines.length <= 3 &&
        height <= maxHeight &&
        lines.every((l) => widthOf(l, lettering) <= maxWidth);
      if (fits && (lines.length > 1 || widthOf(text, lettering) <= maxWidth))
        return { lines, lettering, lineHeight, height };
    }
  }
  throw new Error(`No room for the title «${text}»`);
}

/**
 * Draws a title as a logo: shadow, dark rim, light rim, colour running through the letters. A quiet
 * one is plain light letters that leave the word to the picture.
 */
export function drawTitle(
  ctx: Ctx,
  title: SetTitle,
  x: number,
  top: number,
  p: Palette,
  tone: Tone,
  style: 'logo' | 'quiet',
): void {
  const { size } = title.lettering;
  const tilt = tone === 'bold' ? -0.05 : tone === 'lively' ? -0.025 : 0;
  ctx.save();
  ctx.translate(x, top + title.height / 2);
  ctx.rotate(tilt);
  const from = -title.height / 2;

  const bright =
    tone === 'grave'
      ? ['#ffffff', lighten(p.paper, 0.2)]
      : tone === 'bold'
        ? [p.c, p.a]
        : [lighten(p.a, 0.18), p.a];

  const each = (draw: (line: string, lx: number, y: number) => void) =>
    title.lines.forEach((line, i) =>
      draw(
        line,
        tone === 'bold' ? (i % 2 ? 1 : -1) * Math.min(18, title.lines.length * 6 - 6) : 0,
        from + (i + 0.5) * title.lineHeight + size * 0.36,
      ),
    );
  const rim = darken(p.ink, 0.2);
  if (style === 'quiet') {
    each((line, lx, y) =>
      drawLine(ctx, line, lx, y + size * 0.03, title.lettering, {
        stroke: alpha(rim, 0.28),
        width: size * 0.22,
      }),
    );
    each((line, lx, y) =>
      drawLine(ctx, line, lx, y, title.lettering, {
        stroke: alpha(rim, 0.75),
        width: size * 0.07,
        fill: lighten(p.paper, 0.5),
      }),
    );
    ctx.restore();
    return;
  }
  each((line, lx, y) =>
    drawLine(ctx, line, lx + size * 0.045, y + size * 0.075, title.lettering, {
      stroke: rim,
      width: size * 0.3,
      fill: rim,
    }),
  );
  each((line, lx, y) =>
    drawLine(ctx, line, lx, y, title.lettering, { stroke: rim, width: size * 0.3 }),
  );
  if (tone !== 'grave')
    each((line, lx, y) =>
      drawLine(ctx, line, lx, y, title.lettering, { stroke: '#ffffff', width: size * 0.14 }),
    );
  each((line, lx, y) => {
    drawLine(ctx, line, lx, y, title.lettering, { fill: bright[1] ?? '#ffffff' });
    // The upper half of each letter catches the light.
    ctx.save();
    ctx.beginPath();
    ctx.rect(-2000, y - size, 4000, size * 0.62);
    ctx.clip();
    drawLine(ctx, line, lx, y, title.lettering, { fill: bright[0] ?? '#ffffff' });
    ctx.restore();
  });
  ctx.restore();
}
