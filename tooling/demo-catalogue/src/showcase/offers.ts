import { words } from './words.ts';

export const popups = {
  home: {
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
        'Pas encore lu ? Les deux premiers chapitres sont gratuits.',
        'Noch nicht gelesen? Die ersten zwei Kapitel sind gratis.',
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
    'Jetzt gratis',
  ),
  chapter_unlock_discount: words(
    '소장하면 할인',
    '購入割引中',
    'Discount when you buy',
    '購買有折扣',
    'Remise à l’achat',
    'Rabatt beim Kauf',
  ),
  chapter_unlock_coinback: words(
    '코인을 돌려드려요',
    'コイン還元中',
    'Coins back with every purchase',
    '代幣回饋中',
    'À chaque achat, des pièces en retour',
    'Bei jedem Kauf Münzen zurück',
  ),
} as const;
