import type { Words } from '#script.ts';
import type { Choice, SectionDraft } from './section-draft.ts';
import { words } from './words.ts';

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
