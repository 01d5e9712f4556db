import { type CoverArt, letterCover, paintCover } from '#page/cover/cover.ts';
import { paintKeyVisual } from '#page/key-visual.ts';
import { paintDay } from '#page/daily-strip.ts';
import { paintStep } from '#page/long-walk.ts';
import { letterPage, type Page, pagesOf, paintPage } from '#page/paged.ts';
import type { CoverJob } from '#page/people.ts';
import {
  layOutLetters,
  letterSegment,
  paintSegment,
  restOfSegment,
  type Segment,
  type SegmentLetters,
  stripGround,
} from '#page/strip.ts';
import { titleOf } from '#page/title.ts';
import { copyOf, jpegOf, release } from '#paint/canvas.ts';
import type { ComicScript, Mood, Panel, WorkLocale } from '#script.ts';
import { dailyPanels, daysDrawn, interludePool, poolSize } from './interlude.ts';
import type { ShelfEntry } from './shelf.ts';
import type { PictureSource } from '@hanji/server/ingest/work-source.ts';
import type { Canvas } from '@napi-rs/canvas';

/** A page to be drawn when it is asked for; equal keys are equal pictures. */
export type Sheet = { readonly key: string; readonly draw: () => Promise<PictureSource> };

/** A chapter's sheets: how many is known before the first is drawn. */
export type Sheets = { readonly count: number; open(): Iterable<Sheet> };

export function sheetsOf(...all: readonly (Sheets | readonly Sheet[])[]): Sheets {
  return {
    count: all.reduce((sum, part) => sum + ('open' in part ? part.count : part.length), 0),
    *open() {
      for (const part of all) yield* 'open' in part ? part.open() : part;
    },
  };
}

function speaks(panel: Panel): boolean {
  return panel.lines.length > 0;
}

/** What a canvas shows, for the ingest; the canvas is used up. */
export async function pictureOf(canvas: Canvas): Promise<PictureSource> {
  return { kind: 'file', bytes: await jpegOf(canvas) };
}

/**
 * Draws one comic. A picture without its words is drawn once for all languages, so whoever needs
 * several languages keeps the studio until the last of them is done, and then lets it go.
 */
export type Studio = {
  /** A written chapter's pages in one language. */
  written(chapter: number, locale: WorkLocale): Sheets;
  /** Pages of the wordless pool. */
  interludes(): Sheet[];
  day(day: number): Sheet;
  step(step: number): Sheet;
  cover(locale: WorkLocale): Promise<PictureSource>;
  /** The cover's picture without its lettering. */
  square(): Promise<PictureSource>;
  keyVisual(): Promise<PictureSource>;
  /** Gives the kept canvases back. */
  close(): void;
};

export function coverJobOf(script: ComicScript): CoverJob {
  const panels = script.chapters[0]?.panels ?? [];
  const view = panels.find((p) => p.shot === 'wide') ?? panels[0];
  if (view === undefined) throw new Error(`The comic ${script.slug} has no panels`);
  const moods: Record<'a' | 'b' | 'c', Mood> = { a: 'determined', b: 'calm', c: 'happy' };
  for (const { who, mood } of panels.flatMap((p) => p.cast)) if (mood !== 'calm') moods[who] = mood;
  return { title: titleOf(script), genre: script.genre, cover: script.cover, view, moods };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Keeps what was drawn for a seed until it is let go. */
function shelfOfCanvases<T extends { readonly canvas: Canvas }>() {
  const known = new Map<string, T>();
  return {
    get: (seed: string, draw: () => T): T => {
      const drawn = known.get(seed) ?? draw();
      known.set(seed, drawn);
      return drawn;
    },
    close: () => {
      for (const { canvas } of known.values()) release(canvas);
      known.clear();
    },
  };
}

export function openStudio(script: ComicScript, shelf: ShelfEntry): Studio {
  const { slug, genre } = script;
  const job = coverJobOf(script);
  const { title } = job;
  const rightToLeft = shelf.orientation === 'RTL';
  const paged = shelf.orientation !== 'TTB';
  const strips = shelfOfCanvases<{ canvas: Canvas; art: Segment; letters: SegmentLetters }>();
  const pages = shelfOfCanvases<Page>();
  const covers = shelfOfCanvases<CoverArt>();
  const square = once(() => pictureOf(copyOf(covers.get('cover', () => paintCover(job)).canvas)));
  const keyVisual = once(() => pictureOf(paintKeyVisual(job)));
  const pageSheet = (panels: readonly Panel[], own: string, locale?: WorkLocale): Sheet => {
    const key = `${slug}/${own}`;
    const paint = () => paintPage(title, panels, own, rightToLeft);
    if (locale === undefined || !panels.some(speaks)) {
      return { key, draw: () => pictureOf(paint().canvas) };
    }
    const letter = () => letterPage(pages.get(own, paint), title, genre, locale);
    return { key: `${key}/${locale}`, draw: () => pictureOf(letter()) };
  };
  /** A panel of a strip; one with words is cut where they end, so that the rest can be shared. */
  const stripSheets = (panel: Panel, own: string, ground: string, locale?: WorkLocale): Sheet[] => {
    const key = `${slug}/${own}`;
    const paint = () => paintSegment(title, genre, panel, own, ground);
    if (locale === undefined || !speaks(panel))
      return [{ key, draw: () => pictureOf(paint().canvas) }];
    const { art, letters } = strips.get(own, () => {
      const segment = paint();
      return { canvas: segment.canvas, art: segment, letters: layOutLetters(segment, genre) };
    });
    const lettered = (part: 'upper' | 'lower'): Sheet => ({
      key: `${key}/${part}/${locale}`,
      draw: () => pictureOf(letterSegment(art, letters, title, part, locale)),
    });
    const rest = { key: `${key}/lower`, draw: () => pictureOf(restOfSegment(art, letters)) };
    return [lettered('upper'), letters.shared ? rest : lettered('lower')];
  };
  const sheets = (
    panels: readonly Panel[],
    seed: string,
    ground: string,
    locale?: WorkLocale,
  ): Sheets =>
    paged
      ? {
          count: pagesOf(panels).length,
          open: () =>
            pagesOf(panels).map((shown, i) => pageSheet(shown, `${seed}/page-${i}`, locale)),
        }
      : {
          count: panels.length + (locale === undefined ? 0 : panels.filter(speaks).length),
          // One by one: what a panel shares is drawn when its first sheet is asked for.
          *open() {
            for (const [i, panel] of panels.entries())
              yield* stripSheets(panel, `${seed}/${i}`, ground, locale);
          },
        };
  const pool = interludePool(script, paged ? poolSize * 2 : poolSize);
  return {
    written: (chapter, locale) => {
      const panels = script.chapters[chapter]?.panels ?? [];
      return sheets(panels, String(chapter), stripGround(title, genre, panels), locale);
    },
    interludes: () => [...sheets(pool, 'between', stripGround(title, genre, [])).open()],
    day: (day) => {
      const own = `day/${day % daysDrawn}`;
      const panels = dailyPanels(script, day % daysDrawn);
      return { key: `${slug}/${own}`, draw: () => pictureOf(paintDay(title, panels, own)) };
    },
    step: (step) => ({
      key: `${slug}/step/${step}`,
      draw: () => pictureOf(paintStep(title, step)),
    }),
    cover: (locale) => {
      const authors = [...new Set(script.authors.map((a) => a.name[locale]))].join(' · ');
      const art = covers.get('cover', () => paintCover(job));
      return pictureOf(letterCover(art, job, script.title[locale], authors, locale));
    },
    square,
    keyVisual,
    close: () => {
      for (const kept of [strips, pages, covers]) kept.close();
    },
  };
}
