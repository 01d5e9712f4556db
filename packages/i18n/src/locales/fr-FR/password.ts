import type { Phrases } from '../../phrases.ts';

export const password: Phrases<'fr-FR', 'password'> = {
  findTitle: 'Mot de passe oublié',
  findText:
    'Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  findSubmit: 'Envoyer le lien',
  sending: 'Envoi en cours…',
  sentTitle: 'Consultez vos e-mails',
  sentText:
    'S’il existe un compte pour cette adresse, un lien est en route. Il est valable 10 minutes et ne sert qu’une fois.',
  sendAgain: 'Renvoyer',
  resetTitle: 'Choisir un nouveau mot de passe',
  changeTitle: 'Changer de mot de passe',
  current: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  confirmation: 'Confirmer le nouveau mot de passe',
  again: 'Confirmer le mot de passe',
  rule: 'De 8 à 32 caractères, avec une lettre et un chiffre ou un symbole.',
  tooShort: 'Utilisez 8 caractères au minimum.',
  confirmationRequired: 'Veuillez saisir à nouveau le mot de passe.',
  mismatch: 'Les deux mots de passe ne sont pas identiques.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  changedTitle: 'Votre mot de passe a été changé',
  changedText:
    'Vous pouvez maintenant vous connecter avec ce mot de passe. Vos autres appareils ont été déconnectés.',
  expiredTitle: 'Ce lien a expiré',
  expiredText: 'Un lien est valable 10 minutes et ne sert qu’une fois.',
  resetFailedTitle: 'Le mot de passe n’a pas été réinitialisé',
  resetFailedText: 'Veuillez demander un nouveau lien et réessayer.',
  newLink: 'Recevoir un nouveau lien',
  campaignTitle: 'Et si vous changiez de mot de passe ?',
  campaignText:
    'Vous n’avez pas changé de mot de passe depuis 6 mois ou plus. Un nouveau protège mieux votre compte.',
  campaignNow: 'Changer maintenant',
  campaignLater: 'Me le rappeler dans 6 mois',
};
