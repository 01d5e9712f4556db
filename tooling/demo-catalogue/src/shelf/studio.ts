import { dayBoxes, paintDay } from '#page/daily-strip.ts';
import { paintStep } from '#page/long-walk.ts';
import { boxesOf, letterPage, type Page, pagesOf, paintPage } from '#page/paged.ts';
import { below, panelsOf, panelsOfPart, panelsOfRest } from '#page/frames.ts';
import type { CoverJob } from '#page/people.ts';
import {
  layOutLetters,
  letterSegment,
  paintSegment,
  restOfSegment,
  type Segment,
  segmentBox,
  type SegmentLetters,
  stripGround,
} from '#page/strip.ts';
import { titleOf } from '#page/title.ts';
import { previewAt, type Preview, pictureOf, thumbnailOf } from '#paint/picture.ts';
import type { Box, Head } from '#page/panel-art.ts';
import type { ComicScript, Mood, Panel, WorkLocale } from '#script.ts';
import { openCoverStudio } from './cover-studio.ts';
import { dailyPanels, daysDrawn, interludePool, poolSize } from './interlude.ts';
import { keptCanvases } from './kept-canvases.ts';
import { once } from './once.ts';
import { speaks, wordsOf } from './panel-words.ts';
import type { ShelfEntry } from './shelf.ts';
import type { PictureSource } from '@hanji/server/ingest/work-source.ts';
import type { Canvas } from '@napi-rs/canvas';

/**
 * A page to be drawn when it is asked for; equal keys are equal pictures. `frames` tells where its
 * panels stand, pixels of the sheet, beyond which one may reach that goes on in the next.
 */
export type Sheet = {
  readonly key: string;
  readonly draw: () => Promise<PictureSource>;
  readonly frames: () => readonly Box[];
  /** Its words in its language, for who does not see it; left out where it has none. */
  readonly words?: string;
};

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

type Thumbnail = () => Promise<PictureSource>;

/** A page whose picture all languages share. */
type SharedPage = Page & { readonly preview: Preview; readonly thumbnail: Thumbnail };

type SharedStrip = {
  readonly canvas: Canvas;
  readonly art: Segment;
  readonly letters: SegmentLetters;
  readonly previews: { readonly upper: () => Preview; readonly lower: () => Preview };
  readonly thumbnail: Thumbnail;
};

/** Any picture of the pool may be a chapter's first; of a written chapter only the first is. */
function mayOpen(place: number, locale: WorkLocale | undefined): boolean {
  return locale === undefined || place === 0;
}

type Art = { readonly canvas: Canvas; readonly heads?: readonly Head[] };

async function wordless({ canvas, heads }: Art, opens: boolean, frames?: readonly Box[]) {
  return pictureOf(canvas, {
    ...(opens ? { thumbnail: await thumbnailOf(canvas, heads) } : {}),
    ...(frames === undefined ? {} : { panels: panelsOf(frames, canvas) }),
  });
}

function shareStrip(art: Segment, genre: string): SharedStrip {
  const { canvas, heads } = art;
  const letters = layOutLetters(art, genre);
  const { width, height } = canvas;
  const { cut } = letters;
  return {
    canvas,
    art,
    letters,
    previews: {
      upper: once(() => previewAt(canvas, { x: 0, y: 0, width, height: cut })),
      lower: once(() => previewAt(canvas, { x: 0, y: cut, width, height: height - cut })),
    },
    thumbnail: once(() => thumbnailOf(canvas, heads)),
  };
}

export function openStudio(script: ComicScript, shelf: ShelfEntry): Studio {
  const { slug, genre } = script;
  const job = coverJobOf(script);
  const { title } = job;
  const rightToLeft = shelf.orientation === 'RTL';
  const paged = shelf.orientation !== 'TTB';
  const strips = keptCanvases<SharedStrip>();
  const pages = keptCanvases<SharedPage>();
  const covers = openCoverStudio(job);
  const pageSheet = (
    shown: readonly Panel[],
    own: string,
    opens: boolean,
    locale?: WorkLocale,
  ): Sheet => {
    const key = `${slug}/${own}`;
    const paint = () => paintPage(title, shown, own, rightToLeft);
    const frames = () => boxesOf(shown, rightToLeft).slice(0, shown.length);
    if (locale === undefined || !shown.some(speaks)) {
      return { key, frames, draw: () => wordless({ canvas: paint().canvas }, opens, frames()) };
    }
    return {
      key: `${key}/${locale}`,
      words: wordsOf(shown, locale),
      frames,
      draw: async () => {
        const page = pages.get(own, () => {
          const painted = paint();
          const { canvas } = painted;
          const preview = previewAt(canvas);
          return { ...painted, preview, thumbnail: once(() => thumbnailOf(canvas)) };
        });
        const { preview } = page;
        const thumbnail = opens ? { thumbnail: await page.thumbnail() } : {};
        const panels = panelsOf(frames(), page.canvas);
        return pictureOf(letterPage(page, title, genre, locale), { preview, panels, ...thumbnail });
      },
    };
  };
  /** A panel of a strip; one with words is cut where they end, so that the rest can be shared. */
  const stripSheets = (
    panel: Panel,
    own: string,
    ground: string,
    opens: boolean,
    locale?: WorkLocale,
  ): Sheet[] => {
    const key = `${slug}/${own}`;
    const paint = () => paintSegment(title, genre, panel, own, ground);
    if (locale === undefined || !speaks(panel)) {
      const frames = () => [segmentBox(title, genre, panel, own)];
      return [{ key, frames, draw: () => wordless(paint(), opens, frames()) }];
    }
    const { art, letters, previews, thumbnail } = strips.get(own, () => shareStrip(paint(), genre));
    const [upper, lower] = [() => [art.box], () => [below(art.box, letters.cut)]];
    const lettered = (part: 'upper' | 'lower'): Sheet => ({
      key: `${key}/${part}/${locale}`,
      ...(part === 'upper' ? { words: wordsOf([panel], locale) } : {}),
      frames: part === 'upper' ? upper : lower,
      draw: async () =>
        pictureOf(letterSegment(art, letters, title, part, locale), {
          preview: previews[part](),
          panels: panelsOfPart(art, letters, part, locale),
          ...(opens && part === 'upper' ? { thumbnail: await thumbnail() } : {}),
        }),
    });
    const draw = () =>
      pictureOf(restOfSegment(art, letters), { panels: panelsOfRest(art, letters) });
    const rest = { key: `${key}/lower`, frames: lower, draw };
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
            pagesOf(panels).map((shown, i) =>
              pageSheet(shown, `${seed}/page-${i}`, mayOpen(i, locale), locale),
            ),
        }
      : {
          count: panels.length + (locale === undefined ? 0 : panels.filter(speaks).length),
          // One by one: what a panel shares is drawn when its first sheet is asked for.
          *open() {
            for (const [i, panel] of panels.entries())
              yield* stripSheets(panel, `${seed}/${i}`, ground, mayOpen(i, locale), locale);
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
      const draw = () => wordless({ canvas: paintDay(title, panels, own) }, true, dayBoxes);
      return { key: `${slug}/${own}`, draw, frames: () => dayBoxes };
    },
    step: (step) => ({
      key: `${slug}/step/${step}`,
      draw: () => wordless({ canvas: paintStep(title, step) }, step === 0),
      // One picture without a frame.
      frames: () => [],
    }),
    cover: (locale) => {
      const authors = [...new Set(script.authors.map((a) => a.name[locale]))].join(' · ');
      return covers.cover(script.title[locale], authors, locale);
    },
    square: () => covers.square(),
    keyVisual: () => covers.keyVisual(),
    close: () => {
      for (const kept of [strips, pages, covers]) kept.close();
    },
  };
}
