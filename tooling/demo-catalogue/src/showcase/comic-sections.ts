import { genreSection, type SectionDraft } from './section-draft.ts';
import { phrase, words } from './words.ts';

/** Home of comics, from top to bottom. */
export const comicSections: readonly SectionDraft[] = [
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
  genreSection(
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
    title: phrase('reading:waitFree'),
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
  genreSection(
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
  genreSection(
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
];
