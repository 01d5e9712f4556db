import type { Phrases } from '../../phrases.ts';

export const notices: Phrases<'fr-FR', 'notices'> = {
  newChapter: 'Un nouveau chapitre est sorti',
  newChapterNamed: 'Nouveau chapitre : {{chapter}}',
  newChapterUnnamed: 'Un titre que vous suivez a un nouveau chapitre.',
  gift: 'Vous avez reçu un cadeau',
  giftEnding: 'Un cadeau va bientôt expirer',
  giftUntil: '{{gift}} : à récupérer avant le {{time}}.',
  inquiryAnswered: 'Votre message a reçu une réponse',
  inquiryAnsweredText: 'La réponse vous attend dans vos e-mails.',
  refundText: 'Ouvrez votre demande pour voir où elle en est.',
};
