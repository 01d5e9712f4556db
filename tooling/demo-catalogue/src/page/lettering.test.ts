import { release } from '#paint/canvas.ts';
import { expect, it } from 'vitest';
import { outwards } from '#lettering/balloon.ts';
import { reach } from '#lettering/fit-balloon.ts';
import { widthOf } from '#lettering/text.ts';
import { type ComicScript, workLocales } from '#script.ts';
import { shelfOf } from '#shelf/shelf.ts';
import { readComics, readNovels } from '#works/folder.ts';
import { coverJobOf } from '#shelf/studio.ts';
import { novelCoverJob } from '#shelf/novel-source.ts';
import { coverSize, paintCover, placeTitle } from './cover/cover.ts';
import { cornerHeight, type FaceBox } from './cover/stage.ts';
import { kindOf, type LetterJob, type Placed, placeLines } from './letter-panel.ts';
import { letterJobs, pagesOf, paintPage } from './paged.ts';
import { layOutLetters, letterSegment, paintSegment, restOfSegment } from './strip.ts';
import { titleOf } from './title.ts';

type Set = { readonly job: LetterJob; readonly placed: readonly Placed[] };

const settings = new Map<string, readonly Set[]>();

/** Every panel of a script in every language, with its words set; painted once. */
function settingsOf(script: ComicScript): readonly Set[] {
  const known = settings.get(script.slug);
  if (known !== undefined) return known;
  const sets = paintSettings(script);
  settings.set(script.slug, sets);
  return sets;
}

function paintSettings(script: ComicScript): Set[] {
  const title = titleOf(script);
  const paged = shelfOf(script.slug).orientation;
  return script.chapters.flatMap(({ panels }, c) => {
    if (paged === 'TTB') {
      return panels.flatMap((panel, i) => {
        if (panel.lines.length === 0) return [];
        const segment = paintSegment(title, script.genre, panel, `${c}/${i}`, '#ffffff');
        const sets = [...layOutLetters(segment, script.genre).jobs.values()];
        release(segment.canvas);
        return sets;
      });
    }
    return pagesOf(panels).flatMap((shown, i) => {
      const page = paintPage(title, shown, `${c}/page-${i}`, paged === 'RTL');
      release(page.canvas);
      return workLocales.flatMap((locale) =>
        letterJobs(page, script.genre, locale).map((job) => ({ job, placed: placeLines(job) })),
      );
    });
  });
}

/** Whether every line of a text lies inside its shape. */
function holds({ line, text }: Placed): boolean {
  const top = -(text.lines.length * text.lineHeight) / 2;
  const boxed = line.who === 'caption' || line.who === 'sfx';
  return text.lines.every((written, i) => {
    const half = widthOf(written, text.lettering) / 2;
    if (boxed) return half <= text.a;
    const edge = Math.max(
      Math.abs(top + i * text.lineHeight),
      Math.abs(top + (i + 1) * text.lineHeight),
    );
    return reach(half, edge - text.lineHeight * 0.08, text.a, text.b) <= 1.001;
  });
}

/** Whether all that is drawn of a balloon, its spikes too, lies inside. */
function isInside({ line, text, x, y }: Placed, job: LetterJob): boolean {
  const { room } = job;
  const kind = kindOf(line, job);
  const a = text.a + (kind ? outwards[kind] : 0);
  const b = text.b + (kind ? outwards[kind] : 0);
  return (
    x - a >= room.x - 0.01 &&
    x + a <= room.x + room.w + 0.01 &&
    y - b >= room.y - 0.01 &&
    y + b <= room.y + room.h + 0.01
  );
}

function meet(one: Placed, other: Placed): boolean {
  return (
    Math.abs(one.x - other.x) < one.text.a + other.text.a - 1 &&
    Math.abs(one.y - other.y) < one.text.b + other.text.b - 1
  );
}

it.each(readComics().map((c) => [c.slug, c] as const))(
  '%s: words fit their balloons, balloons their panels, in all languages',
  (_, script) => {
    const faults = settingsOf(script).flatMap(({ job, placed }) => {
      const said = (p: Placed) => p.line.text[job.locale];
      return [
        ...(placed.length === job.panel.lines.length ? [] : ['a line has no place']),
        ...placed.filter((p) => p.text.lettering.size < 20).map((p) => `small: ${said(p)}`),
        ...placed.filter((p) => !holds(p)).map((p) => `overflows: ${said(p)}`),
        ...placed.filter((p) => !isInside(p, job)).map((p) => `leaves its room: ${said(p)}`),
        ...placed.flatMap((p, i) =>
          placed
            .slice(i + 1)
            .filter((q) => meet(p, q))
            .map((q) => `meet: ${said(p)} / ${said(q)}`),
        ),
      ];
    });
    expect(faults).toEqual([]);
  },
);

it('hides hardly any face behind a balloon', () => {
  let faces = 0;
  let hidden = 0;
  for (const script of readComics()) {
    for (const { job, placed } of settingsOf(script)) {
      for (const head of job.heads) {
        faces += 1;
        // The eyes and the mouth of a head lie within this ellipse.
        const covered = placed.some(
          ({ line, text, x, y }) =>
            line.who !== 'sfx' &&
            reach(
              head.x - x,
              head.y + head.size * 0.35 - y,
              text.a + head.size * 0.3,
              text.b + head.size * 0.1,
            ) < 1,
        );
        if (covered) hidden += 1;
      }
    }
  }
  expect(faces).toBeGreaterThan(1000);
  expect(hidden / faces).toBeLessThan(0.02);
});

it('cuts a segment below the last letter of every language', () => {
  const script = readComics().find((c) => c.slug === 'lane-nine');
  const panel = script?.chapters[0]?.panels[1];
  if (script === undefined || panel === undefined) throw new Error('The sample is gone');
  const title = titleOf(script);
  const segment = paintSegment(title, script.genre, panel, '0/1', '#ffffff');
  const letters = layOutLetters(segment, script.genre);
  expect(letters.shared).toBe(true);
  expect(letters.cut % 4).toBe(0);
  const rest = restOfSegment(segment, letters).data();
  for (const locale of workLocales) {
    const lower = letterSegment(segment, letters, title, 'lower', locale).data();
    expect(lower.equals(rest)).toBe(true);
    const upper = letterSegment(segment, letters, title, 'upper', locale);
    expect(upper.height + restOfSegment(segment, letters).height).toBe(segment.canvas.height);
  }
});

const titled = [
  ...readComics().flatMap((c) =>
    workLocales.map((locale) => ({ text: c.title[locale], locale, job: coverJobOf(c) })),
  ),
  ...readNovels().map((n) => ({ text: n.title, locale: n.locale, job: novelCoverJob(n) })),
];

it('sets every title on its cover', () => {
  const widest = coverSize.width * 0.88;
  for (const { text, locale, job } of titled) {
    const { set } = placeTitle(job, text, locale);
    expect(set.lettering.size).toBeGreaterThanOrEqual(34);
    for (const line of set.lines) expect(widthOf(line, set.lettering)).toBeLessThanOrEqual(widest);
    expect(set.lines.join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''));
  }
});

it('keeps every face on a cover clear of its title, in every language', () => {
  const faces = new Map<string, readonly FaceBox[]>();
  const covered: string[] = [];
  for (const { text, locale, job } of titled) {
    const { slug } = job.title;
    const known = faces.get(slug);
    const art = known === undefined ? paintCover(job) : undefined;
    const seen = known ?? art?.faces ?? [];
    faces.set(slug, seen);
    if (art !== undefined) release(art.canvas);
    const { set, top } = placeTitle(job, text, locale);
    // The upper corners are for marks.
    expect(top, slug).toBeGreaterThanOrEqual(cornerHeight);
    for (const face of seen) expect(face.top, slug).toBeGreaterThanOrEqual(cornerHeight);
    for (const face of seen)
      if (face.bottom > top && face.top < top + set.height) covered.push(`${slug} ${locale}`);
  }
  expect(faces.size).toBeGreaterThan(50);
  expect(covered).toEqual([]);
});
