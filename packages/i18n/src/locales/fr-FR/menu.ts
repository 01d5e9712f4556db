import type { Phrases } from '../../phrases.ts';

export const menu: Phrases<'fr-FR', 'menu'> = {
  challenge: 'Challenge',
  commentHistory: 'Mes commentaires',
  manageTitles: 'Mes œuvres',
  settings: 'Réglages',
  notices: 'Annonces',
  help: 'Aide',
  coins: 'Pièces',
  freeCoins: 'Pièces offertes',
  tickets: 'Tickets',
  signInPitch: 'Connectez-vous pour reprendre votre lecture sur tous vos appareils.',
  signInWith: 'Se connecter avec {{provider}}',
  signInByEmail: 'Se connecter avec une adresse e-mail',
  byEmail: 'Adresse e-mail',
  matureSwitch: 'Afficher les titres 19+',
  on: 'Activé',
  off: 'Désactivé',
  matureSignInTitle: 'Connectez-vous d’abord',
  matureSignInText: 'Les titres pour adultes sont réservés aux lecteurs connectés.',
  toTop: 'Haut de page',
  toasts: 'Notifications',
};
