import type { ChapterSales } from '@hanji/server/ingest/work-source.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { PlannedChapter, PlannedTitle } from './planned-title.ts';
import { wordsIn } from './words.ts';

const free: ChapterSales = { free: true };
const priced: ChapterSales = { free: false, purchaseAllowedWith: ['coin'], price: 3 };
const withTrial: ChapterSales = { ...priced, trialPages: 2 };

/** An advertisement opens it, coins buy it or rent it for three days. */
const advertised: ChapterSales = {
  ...priced,
  rentAllowedWith: ['ads', 'coin'],
  rentalPrice: 2,
  rentalPeriod: 3 * 86_400,
};

/** Languages that have every kind of title, and those that have a comic and a novel. */
const full: readonly Locale[] = ['ko-KR', 'ja-JP', 'en-US'];
const small: readonly Locale[] = ['zh-TW', 'fr-FR', 'de-DE'];

/** More titles than a ranking, a top banner or a page of a catalogue holds. */
const fillers = 14;

const onePage = { width: 360, height: 480 };
/** Taller than a stored slice may be. */
const strip = { width: 360, height: 1500 };

function comicChapters(language: Locale, sales: readonly ChapterSales[], pages: number) {
  const { episode } = wordsIn(language);
  return sales.map((one, index): PlannedChapter => ({
    unit: 'episode',
    name: episode(index + 1),
    sales: one,
    pages,
  }));
}

function novelChapters(language: Locale, sales: readonly ChapterSales[]): PlannedChapter[] {
  const { episode, sentence, paragraph } = wordsIn(language);
  return sales.map((sale, index) => ({
    unit: 'episode',
    name: episode(index + 1),
    sales: sale,
    text: [
      `<h2>${episode(index + 1)}</h2>`,
      `<p>${sentence(index + 1)}</p>`,
      ...Array.from({ length: 14 }, () => `<p>${paragraph}</p>`),
    ].join('\n'),
  }));
}

function basics(language: Locale) {
  const { author, description, names, volume } = wordsIn(language);
  const shared = { language, author, description, genres: ['drama'] as const };
  const comic: PlannedTitle = {
    ...shared,
    key: 'comic',
    type: 'comic',
    name: names.comic,
    orientation: 'TTB',
    totalViews: 9000,
    pageSize: strip,
    chapters: [
      ...comicChapters(language, [free, free, free, withTrial, priced], 4),
      { unit: 'volume', name: volume(1), sales: free, pages: 3 },
    ],
  };
  const novel: PlannedTitle = {
    ...shared,
    key: 'novel',
    type: 'novel',
    name: names.novel,
    orientation: 'TTB',
    totalViews: 8000,
    chapters: novelChapters(language, [free, free, withTrial]),
  };
  return { shared, names, comic, novel };
}

/** A book of a series, translated, of which all can be read aloud. */
function factsOf(series: string, position: string): Required<PlannedTitle>['facts'] {
  return {
    contributors: [{ name: 'Ines Rowan', role: 'translator' }],
    series: { name: series, position },
    accessibility: {
      modes: ['textual'],
      sufficient: [['textual']],
      features: ['displayTransformability', 'tableOfContents'],
      hazards: ['unknown'],
      conformance: { epub: '1.1', wcag: '2.2', level: 'AA' },
      certifier: 'Hanji',
      credential: '',
      summary: '',
    },
  };
}

function everyKind(language: Locale): PlannedTitle[] {
  const { shared, names, comic, novel } = basics(language);
  return [
    comic,
    { ...novel, facts: factsOf(names.novel, '1') },
    {
      ...shared,
      key: 'magazine-comic',
      type: 'magazine_comic',
      name: names.magazineComic,
      genres: ['romance', 'drama'],
      orientation: 'LTR',
      totalViews: 7000,
      pageSize: onePage,
      chapters: comicChapters(language, [free, free], 5),
    },
    {
      ...shared,
      key: 'rtl',
      type: 'comic',
      name: names.rightToLeft,
      orientation: 'RTL',
      totalViews: 6000,
      pageSize: onePage,
      chapters: comicChapters(language, [free], 6),
    },
    {
      ...shared,
      key: 'magazine-novel',
      type: 'magazine_novel',
      name: names.magazineNovel,
      facts: factsOf(names.novel, '2'),
      orientation: 'TTB',
      totalViews: 5000,
      chapters: novelChapters(language, [free, free]),
    },
    {
      ...shared,
      key: 'mature',
      type: 'comic',
      name: names.mature,
      orientation: 'TTB',
      restrictedAge: 19,
      totalViews: 4000,
      pageSize: onePage,
      chapters: comicChapters(language, [free], 2),
    },
  ];
}

function long(language: Locale): PlannedTitle {
  const { shared, names } = basics(language);
  return {
    ...shared,
    key: 'long',
    type: 'comic',
    name: names.long,
    orientation: 'TTB',
    totalViews: 3000,
    pageSize: onePage,
    chapters: comicChapters(language, [free], 200),
  };
}

/** Advertisements are for titles whose renting ends one day. */
function withAdvertisements(language: Locale): PlannedTitle {
  const { shared, names } = basics(language);
  return {
    ...shared,
    key: 'advertised',
    type: 'comic',
    name: `${names.long} 0`,
    orientation: 'TTB',
    totalViews: 1,
    pageSize: onePage,
    rentExpireAt: new Date('2099-01-01T00:00:00Z'),
    chapters: comicChapters(language, [free, ...Array.from({ length: 5 }, () => advertised)], 1),
  };
}

/** A painted scroll. */
function lying(language: Locale): PlannedTitle {
  const { shared, names } = basics(language);
  return {
    ...shared,
    key: 'sideways',
    type: 'comic',
    name: `${names.long} 0`,
    orientation: 'RTL',
    sideways: true,
    totalViews: 1,
    pageSize: { width: 480, height: 400 },
    chapters: comicChapters(language, [free, free], 12),
  };
}

function filler(language: Locale, number: number): PlannedTitle {
  const { shared, names } = basics(language);
  return {
    ...shared,
    key: `filler-${number}`,
    type: 'comic',
    name: `${names.long} ${number}`,
    genres: ['fantasy'],
    orientation: 'TTB',
    totalViews: number,
    pageSize: onePage,
    chapters: comicChapters(language, [free], 1),
  };
}

/** Everything that the journeys read. */
export const plannedTitles: readonly PlannedTitle[] = [
  ...full.flatMap(everyKind),
  ...small.flatMap((language) => {
    const { comic, novel } = basics(language);
    return [comic, novel];
  }),
  long('ko-KR'),
  withAdvertisements('en-US'),
  lying('ja-JP'),
  ...Array.from({ length: fillers }, (_, index) => filler('ko-KR', index + 1)),
];
