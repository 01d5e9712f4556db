import type { WorkLocale } from '#script.ts';
import { type Face, openFace } from './faces.ts';

/** How a title sounds: it chooses the hand of its lettering. */
export type Tone = 'lively' | 'grave' | 'bold';

const tones: Partial<Record<string, Tone>> = {
  action: 'bold',
  sports: 'bold',
  gamble: 'bold',
  fantasy: 'bold',
  'sci-fi': 'bold',
  horror: 'grave',
  thriller: 'grave',
  mystery: 'grave',
  historical: 'grave',
  drama: 'grave',
};

export function toneOf(genre: string): Tone {
  return tones[genre] ?? 'lively';
}

export type LetteringUse = 'speech' | 'sound' | 'title';

type Choice = readonly (readonly [string, number])[];
const plain: Record<WorkLocale, (weight: number) => Choice> = {
  'ko-KR': (w) => [
    ['noto-sans-kr', w],
    ['noto-sans-jp', w],
  ],
  'ja-JP': (w) => [
    ['noto-sans-jp', w],
    ['noto-sans-kr', w],
  ],
  'zh-TW': (w) => [
    ['noto-sans-tc', w],
    ['noto-sans-jp', w],
  ],
  'en-US': (w) => [
    ['noto-sans', w],
    ['noto-sans-jp', w],
  ],
  'fr-FR': (w) => [
    ['noto-sans', w],
    ['noto-sans-jp', w],
  ],
  'de-DE': (w) => [
    ['noto-sans', w],
    ['noto-sans-jp', w],
  ],
};

const special: Record<WorkLocale, Record<LetteringUse, Record<Tone, Choice>>> = {
  'ko-KR': {
    speech: { lively: [['jua', 400]], grave: [], bold: [] },
    sound: {
      lively: [['jua', 400]],
      grave: [['black-han-sans', 400]],
      bold: [['black-han-sans', 400]],
    },
    title: { lively: [['jua', 400]], grave: [], bold: [['black-han-sans', 400]] },
  },
  'ja-JP': {
    speech: { lively: [], grave: [], bold: [] },
    sound: {
      lively: [['mochiy-pop-one', 400]],
      grave: [['dela-gothic-one', 400]],
      bold: [['dela-gothic-one', 400]],
    },
    title: { lively: [['mochiy-pop-one', 400]], grave: [], bold: [['dela-gothic-one', 400]] },
  },
  'zh-TW': {
    speech: { lively: [], grave: [], bold: [] },
    sound: { lively: [['iansui', 400]], grave: [], bold: [] },
    title: { lively: [['iansui', 400]], grave: [], bold: [] },
  },
  ...(() => {
    const latin: Record<LetteringUse, Record<Tone, Choice>> = {
      speech: {
        lively: [['comic-neue', 700]],
        grave: [['comic-neue', 700]],
        bold: [['comic-neue', 700]],
      },
      sound: { lively: [['bangers', 400]], grave: [['bangers', 400]], bold: [['bangers', 400]] },
      title: { lively: [['comic-neue', 700]], grave: [], bold: [['bangers', 400]] },
    };
    return { 'en-US': latin, 'fr-FR': latin, 'de-DE': latin };
  })(),
};

const known = new Map<string, readonly Face[]>();

/** The same list for the same asking, so that what was measured in it is known. */
export function facesFor(locale: WorkLocale, use: LetteringUse, tone: Tone): readonly Face[] {
  const key = `${locale} ${use} ${tone}`;
  const faces =
    known.get(key) ??
    [...special[locale][use][tone], ...plain[locale](use === 'speech' ? 700 : 900)].map(
      ([name, weight]) => openFace(name, weight),
    );
  known.set(key, faces);
  return faces;
}
