import { words } from './words.ts';

/** Events that run for some days around the moment of filling; the last one is for adults. */
export const events = [
  {
    title: words(
      '가을밤 무료 연재',
      '秋の夜長の無料連載',
      'Free chapters for long nights',
      '秋夜免費連載',
      'Chapitres gratuits des longues nuits',
      'Gratiskapitel für lange Nächte',
    ),
    from: -3,
    to: 11,
    mature: false,
    choice: 'event',
  },
  {
    title: words(
      '첫 결제 코인 두 배',
      '初回コイン2倍',
      'Double coins on your first purchase',
      '首購代幣雙倍',
      'Pièces doublées au premier achat',
      'Doppelte Münzen beim ersten Kauf',
    ),
    from: -1,
    to: 6,
    mature: false,
    choice: 'popular',
  },
  {
    title: words(
      '작가에게 편지 쓰기',
      '作家への手紙',
      'Write to the artist',
      '寫信給作者',
      'Écrivez à l’auteur',
      'Schreib dem Zeichner',
    ),
    from: -5,
    to: 25,
    mature: false,
    choice: 'fresh',
  },
  {
    title: words(
      '19+ 심야 할인',
      '19+ 深夜割引',
      '19+ midnight discount',
      '19+ 深夜折扣',
      'Remise de minuit 19+',
      '19+ Mitternachtsrabatt',
    ),
    from: -2,
    to: 9,
    mature: true,
    choice: 'mature',
  },
] as const;

export const popups = {
  home: {
    image: {
      title: words(
        '가을밤 무료 연재가 시작됐어요',
        '秋の夜長の無料連載がはじまりました',
        'Free chapters for long nights',
        '秋夜免費連載開始了',
        'Les longues nuits commencent',
        'Die langen Nächte beginnen',
      ),
      text: words(
        '이번 주말까지 세 화를 더 읽을 수 있어요.',
        '今週末まで、あと三話読めます。',
        'Three more chapters, until the weekend.',
        '到本週末為止，多看三話。',
        'Trois chapitres de plus jusqu’au week-end.',
        'Drei Kapitel mehr bis zum Wochenende.',
      ),
    },
    content: {
      title: words(
        '오늘의 첫 만남',
        '今日のはじめまして',
        'Someone new to meet',
        '今天的初次見面',
        'La rencontre du jour',
        'Neu für dich',
      ),
      text: words(
        '아직 읽지 않았다면, 첫 두 화는 무료예요.',
        'まだ読んでいないなら、最初の二話は無料です。',
        'If you haven’t read it yet: the first two chapters are free.',
        '還沒看過的話，前兩話免費。',
        'Pas encore lue ? Les deux premiers chapitres sont gratuits.',
        'Noch nicht gelesen? Die ersten zwei Kapitel sind frei.',
      ),
    },
  },
  title: {
    title: words(
      '작가의 새 공지',
      '作者からのお知らせ',
      'A word from the author',
      '作者的新消息',
      'Un mot de l’auteur',
      'Neues vom Autor',
    ),
    text: words(
      '다음 주부터 두 편씩 찾아갑니다.',
      '来週からは二話ずつお届けします。',
      'From next week: two chapters at a time.',
      '下週起一次更新兩話。',
      'Dès la semaine prochaine : deux chapitres à la fois.',
      'Ab nächster Woche: zwei Kapitel auf einmal.',
    ),
  },
} as const;

export const promotions = {
  chapter_free_for_now: words(
    '지금만 무료로 열려 있어요',
    '今だけ無料公開中',
    'Free for now',
    '限時免費中',
    'Gratuit en ce moment',
    'Jetzt kostenlos',
  ),
  chapter_unlock_discount: words(
    '소장하면 할인',
    '購入割引中',
    'Discount on unlocking',
    '購買有折扣',
    'Remise à l’achat',
    'Rabatt beim Freischalten',
  ),
  chapter_unlock_coinback: words(
    '코인을 돌려드려요',
    'コインバック中',
    'Coins come back to you',
    '代幣回饋中',
    'À chaque achat, des pièces en retour',
    'Bei jedem Kauf etwas zurück',
  ),
} as const;
