import type { Words } from '#script.ts';

/** What stands in an inbox of the demo: a title, and what more there is to say. */
export type DemoWords = { readonly title: Words; readonly text: Words };

const thanks: Words = {
  'ko-KR': 'Hanji에 오신 걸 환영해요.',
  'ja-JP': 'Hanjiへようこそ。',
  'en-US': 'Welcome to Hanji.',
  'zh-TW': '歡迎來到 Hanji。',
  'fr-FR': 'Bienvenue sur Hanji.',
  'de-DE': 'Willkommen bei Hanji.',
};

const nothing: Words = {
  'ko-KR': '',
  'ja-JP': '',
  'en-US': '',
  'zh-TW': '',
  'fr-FR': '',
  'de-DE': '',
};

export const inboxWords = {
  coins: {
    title: {
      'ko-KR': '코인 10개',
      'ja-JP': '10コイン',
      'en-US': '10 coins',
      'zh-TW': '10 代幣',
      'fr-FR': '10 pièces',
      'de-DE': '10 Münzen',
    },
    text: thanks,
  },
  today: {
    title: {
      'ko-KR': '오늘의 코인 2개',
      'ja-JP': '今日の2コイン',
      'en-US': '2 coins for today',
      'zh-TW': '今日的 2 代幣',
      'fr-FR': '2 pièces pour aujourd’hui',
      'de-DE': '2 Münzen für heute',
    },
    text: nothing,
  },
  tickets: {
    title: {
      'ko-KR': '이용권 3장',
      'ja-JP': 'チケット3枚',
      'en-US': '3 tickets',
      'zh-TW': '3 張閱讀券',
      'fr-FR': '3 tickets',
      'de-DE': '3 Tickets',
    },
    text: {
      'ko-KR': '받은 날부터 30일 동안 쓸 수 있어요.',
      'ja-JP': '受け取った日から30日間ご利用いただけます。',
      'en-US': 'Good for 30 days once you have them.',
      'zh-TW': '領取後 30 天內有效。',
      'fr-FR': 'Valables 30 jours après réception.',
      'de-DE': 'Ab dem Abholen 30 Tage gültig.',
    },
  },
  adTickets: {
    title: {
      'ko-KR': '광고 스킵 이용권 1장',
      'ja-JP': '広告スキップチケット1枚',
      'en-US': '1 ad ticket',
      'zh-TW': '1 張免廣告閱讀券',
      'fr-FR': '1 ticket sans publicité',
      'de-DE': '1 Werbefrei-Ticket',
    },
    text: nothing,
  },
  events: {
    title: {
      'ko-KR': '지금 진행 중인 이벤트',
      'ja-JP': '開催中のイベント',
      'en-US': 'What is on right now',
      'zh-TW': '進行中的活動',
      'fr-FR': 'Les événements du moment',
      'de-DE': 'Was gerade los ist',
    },
    text: nothing,
  },
  received: {
    title: {
      'ko-KR': '가입 축하 코인 1개',
      'ja-JP': '登録記念の1コイン',
      'en-US': '1 coin for signing up',
      'zh-TW': '註冊禮 1 代幣',
      'fr-FR': '1 pièce pour votre inscription',
      'de-DE': '1 Münze zum Einstieg',
    },
    text: nothing,
  },
  message: {
    title: {
      'ko-KR': '선물함 안내',
      'ja-JP': '受取ボックスのご案内',
      'en-US': 'About your inbox',
      'zh-TW': '關於收件匣',
      'fr-FR': 'À propos de votre boîte de réception',
      'de-DE': 'Dein Postfach',
    },
    text: {
      'ko-KR':
        '선물과 메시지는 여기로 와요.\n선물에는 받을 수 있는 기간이 있으니, 사라지기 전에 꼭 받아 주세요.',
      'ja-JP':
        'ギフトやメッセージはここに届きます。\nギフトには受け取り期限がありますので、お早めにお受け取りください。',
      'en-US':
        'Gifts and messages come here.\nGifts do not wait forever: receive them before they expire.',
      'zh-TW': '禮物和訊息都會送到這裡。\n禮物有領取期限，請在到期前領取。',
      'fr-FR':
        'Vos cadeaux et vos messages arrivent ici.\nUn cadeau n’attend qu’un temps : recevez-le avant qu’il n’expire.',
      'de-DE':
        'Geschenke und Nachrichten kommen hier an.\nEin Geschenk wartet nur eine Weile: Hol es ab, bevor es verfällt.',
    },
  },
  mission: {
    title: {
      'ko-KR': '오늘 세 화 읽기',
      'ja-JP': '今日3話読む',
      'en-US': 'Read three chapters today',
      'zh-TW': '今天閱讀 3 話',
      'fr-FR': 'Lire trois chapitres aujourd’hui',
      'de-DE': 'Lies heute drei Kapitel',
    },
    text: {
      'ko-KR': '어떤 작품이든 괜찮아요.',
      'ja-JP': 'どの作品でも大丈夫です。',
      'en-US': 'Any three, of any title.',
      'zh-TW': '任何作品都可以。',
      'fr-FR': 'De n’importe quel titre.',
      'de-DE': 'Egal aus welchem Titel.',
    },
  },
} as const satisfies Readonly<Record<string, DemoWords>>;
