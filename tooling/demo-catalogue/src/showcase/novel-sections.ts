import { genreSection, type SectionDraft } from './section-draft.ts';
import { words } from './words.ts';

/** Home of novels, from top to bottom. */
export const novelSections: readonly SectionDraft[] = [
  {
    ui: ['ranking', 'normal'],
    title: words(
      '소설 랭킹',
      'ノベルランキング',
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
  genreSection(
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
];
