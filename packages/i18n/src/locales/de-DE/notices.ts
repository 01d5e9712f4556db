import type { Phrases } from '../../phrases.ts';

export const notices: Phrases<'de-DE', 'notices'> = {
  newChapter: 'Ein neues Kapitel ist da',
  newChapterNamed: 'Neues Kapitel: {{chapter}}',
  newChapterUnnamed: 'Ein Titel, den du abonniert hast, hat ein neues Kapitel.',
  gift: 'Du hast ein Geschenk bekommen',
  giftEnding: 'Ein Geschenk läuft bald ab',
  giftUntil: '{{gift}}: abholen bis {{time}}.',
  inquiryAnswered: 'Deine Anfrage wurde beantwortet',
  inquiryAnsweredText: 'Die Antwort findest du in deinen E-Mails.',
  refundText: 'Öffne deinen Antrag, um den Stand zu sehen.',
};
