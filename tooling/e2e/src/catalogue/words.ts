import type { Locale } from '@hanji/contract/vocabulary.ts';

export type Words = {
  readonly author: string;
  readonly description: string;
  readonly names: {
    readonly comic: string;
    readonly magazineComic: string;
    readonly rightToLeft: string;
    readonly novel: string;
    readonly magazineNovel: string;
    readonly mature: string;
    readonly long: string;
  };
  readonly episode: (number: number) => string;
  readonly volume: (number: number) => string;
  /** A sentence that stands in the chapter of a novel and nowhere else. */
  readonly sentence: (chapter: number) => string;
  readonly paragraph: string;
};

const words: Partial<Record<Locale, Words>> = {
  'ko-KR': {
    author: '윤솔빈',
    description: '등대지기와 갈매기가 함께 보낸 겨울 이야기.',
    names: {
      comic: '등대의 겨울',
      magazineComic: '골목 사진관',
      rightToLeft: '거꾸로 가는 기차',
      novel: '종이배의 항해',
      magazineNovel: '다섯 시의 우체국',
      mature: '한밤의 계약',
      long: '이백 장의 지도',
    },
    episode: (number) => `${number}화`,
    volume: (number) => `${number}권`,
    sentence: (chapter) => `${chapter}번째 아침, 종이배는 물결 위에서 눈을 떴다.`,
    paragraph:
      '바람은 낮게 불었고 강은 느리게 흘렀다. 누군가 다리 위에서 손을 흔들었지만 배에는 아무도 없었다. 접힌 자리마다 지난밤의 빗물이 고여 있었다.',
  },
  'ja-JP': {
    author: '水野しおり',
    description: '灯台守とかもめが過ごした、ひと冬の物語。',
    names: {
      comic: '灯台の冬',
      magazineComic: '路地裏写真館',
      rightToLeft: 'さかさまの列車',
      novel: '紙の船の航海',
      magazineNovel: '五時の郵便局',
      mature: '真夜中の契約',
      long: '二百枚の地図',
    },
    episode: (number) => `第${number}話`,
    volume: (number) => `第${number}巻`,
    sentence: (chapter) => `${chapter}日目の朝、紙の船は波の上で目を覚ました。`,
    paragraph:
      '<ruby>風<rt>かぜ</rt></ruby>は低く吹き、<ruby>川<rt>かわ</rt></ruby>はゆっくりと流れていた。橋の上で誰かが手を振ったが、船には誰もいなかった。折り目ごとに、昨夜の雨水がたまっていた。',
  },
  'en-US': {
    author: 'Tessa Rowan',
    description: 'A winter that a lighthouse keeper spent with a gull.',
    names: {
      comic: 'Winter at the Lighthouse',
      magazineComic: 'The Alley Photo Studio',
      rightToLeft: 'The Train That Ran Backwards',
      novel: 'Voyage of a Paper Boat',
      magazineNovel: 'Five O’Clock Post Office',
      mature: 'The Midnight Contract',
      long: 'Two Hundred Maps',
    },
    episode: (number) => `Episode ${number}`,
    volume: (number) => `Volume ${number}`,
    sentence: (chapter) => `On morning number ${chapter} the paper boat woke upon the water.`,
    paragraph:
      'The wind blew low and the river ran slowly. Somebody waved from the bridge, but there was nobody aboard. In every fold stood the rain of the night before.',
  },
  'zh-TW': {
    author: '林語霏',
    description: '守燈人與海鷗共度的一個冬天。',
    names: {
      comic: '燈塔之冬',
      magazineComic: '巷弄照相館',
      rightToLeft: '倒著開的列車',
      novel: '紙船的航行',
      magazineNovel: '五點鐘郵局',
      mature: '午夜契約',
      long: '兩百張地圖',
    },
    episode: (number) => `第${number}話`,
    volume: (number) => `第${number}集`,
    sentence: (chapter) => `第${chapter}個早晨，紙船在水波上醒來。`,
    paragraph:
      '風吹得很低，河流得很慢。有人在橋上揮手，船上卻沒有人。每一道摺痕裡都積著昨夜的雨水。',
  },
  'fr-FR': {
    author: 'Élodie Marchand',
    description: 'L’hiver qu’un gardien de phare passa avec une mouette.',
    names: {
      comic: 'L’Hiver au phare',
      magazineComic: 'Le Studio photo de la ruelle',
      rightToLeft: 'Le Train qui roulait à l’envers',
      novel: 'Le Voyage du bateau de papier',
      magazineNovel: 'Le Bureau de poste de cinq heures',
      mature: 'Le Contrat de minuit',
      long: 'Deux cents cartes',
    },
    episode: (number) => `Épisode ${number}`,
    volume: (number) => `Tome ${number}`,
    sentence: (chapter) => `Au matin numéro ${chapter}, le bateau de papier s’éveilla sur l’eau.`,
    paragraph:
      'Le vent soufflait bas et la rivière coulait lentement. Quelqu’un fit signe du pont, mais il n’y avait personne à bord. Dans chaque pli dormait la pluie de la nuit.',
  },
  'de-DE': {
    author: 'Annegret Wiesenthal-Brückner',
    description: 'Ein Winter, den eine Leuchtturmwärterin mit einer Möwe verbrachte.',
    names: {
      comic: 'Leuchtturmwärterinnenwinter am Nordseeküstenstreifen',
      magazineComic: 'Das Fotoatelier im Hinterhofgässchen',
      rightToLeft: 'Der Rückwärtsfahrtsonderzug',
      novel: 'Die Papierschiffchenweltumsegelungsgeschichte',
      magazineNovel: 'Das Fünfuhrpostamt',
      mature: 'Der Mitternachtsvertrag',
      long: 'Zweihundert Landkarten',
    },
    episode: (number) => `Folge ${number}`,
    volume: (number) => `Band ${number}`,
    sentence: (chapter) =>
      `Am Morgen Nummer ${chapter} erwachte das Papierschiffchen auf dem Wasser.`,
    paragraph:
      'Der Wind wehte tief und der Fluss zog langsam dahin. Jemand winkte von der Brücke, doch an Bord war niemand. In jeder Falte stand der Regen der vergangenen Nacht.',
  },
};

/** @throws Error for a language in which the journeys read nothing. */
export function wordsIn(language: Locale): Words {
  const found = words[language];
  if (!found) throw new Error(`the journeys have no titles in ${language}`);
  return found;
}
