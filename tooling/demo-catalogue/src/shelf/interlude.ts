import { randomFrom } from '#paint/random.ts';
import { type ComicScript, type Panel, moods } from '#script.ts';

const shots = ['wide', 'medium', 'close', 'medium', 'wide', 'close'] as const;

/** How many wordless panels of a title its further chapters share among them. */
export const poolSize = 5;

/** Panels without words, made of the places and the people of a script. */
export function interludePool(script: ComicScript, count = poolSize): Panel[] {
  const random = randomFrom(`${script.slug}/interludes`);
  const written = script.chapters.flatMap((c) => c.panels);
  const cast = (['a', 'b', 'c'] as const).filter((who) => script.cast[who] !== undefined);
  return Array.from({ length: count }, (_, i): Panel => {
    const place = random.pick(written);
    const shot = shots[i % shots.length] ?? 'wide';
    const people =
      shot === 'close'
        ? 1
        : random.int(shot === 'wide' && i % 4 === 0 ? 0 : 1, Math.min(2, cast.length));
    const first = random.int(0, cast.length - 1);
    return {
      setting: place.setting,
      time: random.pick(['dawn', 'day', 'dusk', 'night'] as const),
      weather: random.pick([place.weather, 'clear', 'wind'] as const),
      shot,
      cast: Array.from({ length: people }, (__, k) => ({
        who: cast[(first + k) % cast.length] ?? 'a',
        mood: random.pick(moods),
      })),
      lines: [],
    };
  });
}

/** Which pictures of the pool a further chapter shows: its own sequence of three or four. */
export function interludeOrder(chapter: number, count: number, size = poolSize): number[] {
  return Array.from(
    { length: count },
    (_, i) => (chapter * 3 + i * (1 + (chapter % 3)) + Math.floor(chapter / size)) % size,
  ).filter((v, i, all) => all.indexOf(v) === i);
}

const seasons = ['clear', 'wind', 'rain', 'clear', 'fog', 'snow'] as const;

/** After so many days a daily strip shows its pictures again. */
export const daysDrawn = 70;

/** One day of a strip that appears daily: what happens, and what comes of it. */
export function dailyPanels(script: ComicScript, day: number): [Panel, Panel] {
  const random = randomFrom(`${script.slug}/day/${day}`);
  const season = seasons[Math.floor((day / 12) % seasons.length)] ?? 'clear';
  const place = {
    setting: random.pick(['sea', 'sea', 'sea', 'rooftop', 'kitchen'] as const),
    time: random.pick(['dawn', 'day', 'day', 'dusk', 'night'] as const),
    weather: random.chance(0.55) ? season : ('clear' as const),
    lines: [],
  };
  const of = (people: readonly ('a' | 'b')[]) =>
    people.map((who) => ({ who, mood: random.pick(moods) }));
  const first = random.pick(['wide', 'medium'] as const);
  return [
    {
      ...place,
      shot: first,
      cast: of(first === 'wide' ? ['a', 'b'] : [random.pick(['a', 'b'] as const)]),
    },
    {
      ...place,
      shot: random.pick(['close', 'medium'] as const),
      cast: of([random.pick(['a', 'b'] as const)]),
    },
  ];
}
