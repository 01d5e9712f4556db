import type { ElementUiType, Genre, SectionUiType } from '@hanji/contract/vocabulary.ts';
import type { ListSource } from '@hanji/server/db/schema/showcase.ts';
import type { Words } from '#script.ts';
import { words } from './words.ts';

/** How a section that is arranged by hand chooses. */
export type Choice =
  | 'original'
  | 'exclusive'
  | 'popular'
  | 'event'
  | 'fresh'
  | 'finished'
  | 'mature';

export type SectionDraft = {
  readonly ui: readonly [SectionUiType, ElementUiType];
  readonly title: Words;
  readonly note?: Words;
  readonly source: ListSource;
  readonly choice?: Choice;
  readonly genre?: Genre;
  /** The menu or genre to which "view more" leads. */
  readonly more?: string;
};

const genre = (name: Genre, title: Words): SectionDraft => ({
  ui: ['normal', 'genre_basic'],
  title,
  source: 'genre',
  genre: name,
  more: `genre/${name}`,
});

/** Home of comics and of novels, from top to bottom. */
export const homeSections = {
  all_comic: [
    {
      ui: ['ranking', 'normal'],
      title: words(
        '지금 가장 많이 읽는 만화',
        'いま読まれているマンガ',
        'Most read right now',
        '現在最多人看的漫畫',
        'Les plus lues en ce moment',
        'Gerade am meisten gelesen',
      ),
      source: 'ranking',
      more: 'ranking',
    },
    {
      ui: ['normal', 'normal'],
      title: words(
        '오늘의 새 이야기',
        '今日の更新',
        'New today',
        '今日更新',
        'Nouveautés du jour',
        'Heute neu',
      ),
      note: words(
        '방금 올라온 따끈한 화',
        '届いたばかりの一話',
        'Fresh chapters, just in',
        '剛剛上架的新章節',
        'Des chapitres tout juste arrivés',
        'Frische Kapitel, eben eingetroffen',
      ),
      source: 'newest',
      more: 'new',
    },
    {
      ui: ['normal', 'banner_swipe'],
      title: words(
        '이번 주 이벤트',
        '今週のイベント',
        'Events this week',
        '本週活動',
        'Les événements de la semaine',
        'Aktionen dieser Woche',
      ),
      source: 'curated',
      choice: 'event',
    },
    {
      ui: ['normal', 'big'],
      title: words(
        '여기에서만 만나는 이야기',
        'ここでしか読めない物語',
        'Only found here',
        '只在這裡看得到',
        'À lire seulement ici',
        'Nur hier zu lesen',
      ),
      source: 'curated',
      choice: 'exclusive',
    },
    genre(
      'romance',
      words(
        '비 오는 날의 로맨스',
        '雨の日に読みたい恋',
        'Romance for a rainy day',
        '適合雨天的戀愛',
        'Des romances pour jours de pluie',
        'Romantik für Regentage',
      ),
    ),
    {
      ui: ['normal', 'normal'],
      title: words(
        '기다리면 무료',
        '待てば無料',
        'Free if you wait',
        '等待就免費',
        'Gratuit en patientant',
        'Mit Geduld kostenlos',
      ),
      source: 'gauge',
    },
    {
      ui: ['normal', 'banner_image'],
      title: words(
        '에디터의 책상에서',
        '編集部の机から',
        'From the editor’s desk',
        '編輯桌上',
        'Sur le bureau de la rédaction',
        'Vom Schreibtisch der Redaktion',
      ),
      source: 'curated',
      choice: 'popular',
    },
    {
      ui: ['normal', 'content_big'],
      title: words(
        '하루에 끝까지, 완결작',
        '一気読み、完結作',
        'Finished, for one long sitting',
        '一口氣看完的完結作',
        'Terminées, à lire d’une traite',
        'Abgeschlossen, in einem Zug',
      ),
      source: 'curated',
      choice: 'finished',
      more: 'completed',
    },
    genre(
      'mystery',
      words(
        '밤에 읽으면 더 좋은 수수께끼',
        '夜に解きたい謎',
        'Riddles for the night',
        '適合夜晚的謎',
        'Des énigmes pour la nuit',
        'Rätsel für die Nacht',
      ),
    ),
    {
      ui: ['normal', 'banner_list'],
      title: words(
        '처음 만나는 신작',
        'はじめましての新作',
        'New series to meet',
        '初次見面的新作',
        'Nouvelles séries à découvrir',
        'Neue Reihen zum Kennenlernen',
      ),
      source: 'curated',
      choice: 'fresh',
    },
    genre(
      'slice-of-life',
      words(
        '차 한 잔 같은 일상',
        'お茶みたいな日常',
        'Days like a cup of tea',
        '像一杯茶的日常',
        'Des jours comme une tasse de thé',
        'Tage wie eine Tasse Tee',
      ),
    ),
  ],
  all_novel: [
    {
      ui: ['ranking', 'normal'],
      title: words(
        '소설 랭킹',
        '小説ランキング',
        'Novel ranking',
        '小說排行榜',
        'Classement des romans',
        'Rangliste der Romane',
      ),
      source: 'ranking',
      more: 'ranking',
    },
    {
      ui: ['normal', 'normal'],
      title: words(
        '새로 이어진 문장들',
        '新しく綴られた物語',
        'Newly written',
        '新寫下的故事',
        'Fraîchement écrits',
        'Frisch geschrieben',
      ),
      source: 'newest',
      more: 'new',
    },
    {
      ui: ['normal', 'banner_swipe'],
      title: words(
        '첫 문장에 이끌리다',
        '最初の一行に惹かれて',
        'Drawn in by the first line',
        '被第一句話吸引',
        'Pris dès la première phrase',
        'Vom ersten Satz gefangen',
      ),
      source: 'curated',
      choice: 'popular',
    },
    {
      ui: ['normal', 'big'],
      title: words(
        '오늘 밤의 한 권',
        '今夜の一冊',
        'One for tonight',
        '今晚的一本',
        'Celui de ce soir',
        'Einer für heute Abend',
      ),
      source: 'curated',
      choice: 'original',
    },
    genre(
      'fantasy',
      words(
        '다른 세계의 문을 열면',
        '異世界の扉を開けて',
        'Doors to other worlds',
        '打開異世界之門',
        'Les portes d’autres mondes',
        'Türen in andere Welten',
      ),
    ),
    {
      ui: ['normal', 'banner_image'],
      title: words(
        '편집자의 밑줄',
        '編集者の下線',
        'Underlined by the editors',
        '編輯畫的底線',
        'Souligné par la rédaction',
        'Von der Redaktion unterstrichen',
      ),
      source: 'curated',
      choice: 'popular',
    },
    {
      ui: ['normal', 'content_big'],
      title: words(
        '천천히, 깊게',
        'ゆっくり、深く',
        'Slow and deep',
        '慢慢地，深深地',
        'Lentement, profondément',
        'Langsam und tief',
      ),
      source: 'curated',
      choice: 'popular',
    },
    {
      ui: ['normal', 'banner_list'],
      title: words(
        '새로 꽂힌 책',
        '棚に並んだばかり',
        'New on the shelf',
        '剛上架的書',
        'Nouveaux sur l’étagère',
        'Neu im Regal',
      ),
      source: 'curated',
      choice: 'fresh',
    },
  ],
} as const satisfies Record<string, readonly SectionDraft[]>;

export const adultSections: readonly SectionDraft[] = [
  {
    ui: ['ranking', 'normal'],
    title: words(
      '19+ 랭킹',
      '19+ ランキング',
      '19+ ranking',
      '19+ 排行榜',
      'Classement 19+',
      'Rangliste 19+',
    ),
    source: 'ranking',
  },
  {
    ui: ['normal', 'big'],
    title: words(
      '불을 끄고 읽는 이야기',
      '明かりを消して読む物語',
      'Read with the lights off',
      '關燈後才看的故事',
      'À lire lumière éteinte',
      'Bei gelöschtem Licht zu lesen',
    ),
    source: 'curated',
    choice: 'mature',
  },
];

export const catalogPlans = [
  {
    title: words(
      '이번 주 편집부 추천',
      '今週の編集部おすすめ',
      'This week’s editors’ choice',
      '本週編輯推薦',
      'Le choix de la rédaction cette semaine',
      'Empfehlung der Redaktion',
    ),
    choice: 'popular',
  },
  {
    title: words(
      '오리지널 모음',
      'オリジナル作品集',
      'The originals',
      '原創作品集',
      'Toutes les créations originales',
      'Alle Originale',
    ),
    choice: 'original',
  },
] as const satisfies readonly { title: Words; choice: Choice }[];
