import type { Phrases } from '../../phrases.ts';

export const certification: Phrases<'fr-FR', 'certification'> = {
  title: 'Vérification de l’âge',
  lead: 'Les titres réservés aux 19 ans et plus s’ouvrent une fois votre âge vérifié.',
  factWhat:
    'Un service de vérification contrôle votre âge et nous dit seulement si vous avez 19 ans ou plus.',
  factYear: 'Elle est valable 1 an. Ensuite, nous vous la redemanderons.',
  factKept: 'Nous conservons la date de la vérification, aucun document.',
  begin: 'Vérifier mon âge',
  again: 'Refaire la vérification',
  back: 'Retour',
  expired: 'Votre vérification a expiré.',
  verifiedUntil: 'Votre âge est vérifié jusqu’au {{day}}.',
  leaving: 'Vers la vérification…',
  unavailableTitle: 'La vérification ne s’ouvre pas',
  unavailableText: 'Réessayez dans un instant.',
  completing: 'Fin de la vérification…',
  doneTitle: 'Votre âge est vérifié',
  goOn: 'Continuer',
  toMyPage: 'Vers mon compte',
  failedTitle: 'Votre âge n’a pas pu être vérifié',
  failedText: 'Réessayez. Les titres pour adultes sont réservés aux 19 ans et plus.',
  cancelledTitle: 'La vérification a été annulée',
  cancelledText: 'Rien n’a changé. Vous pourrez le faire quand vous voudrez.',
  leave: 'Aller à l’accueil',
};
