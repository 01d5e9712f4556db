import type { Phrases } from '../../phrases.ts';

export const events: Phrases<'fr-FR', 'events'> = {
  upcoming: 'À venir',
  running: 'En cours',
  ended: 'Terminé',
  period: 'Dates',
  titles: 'Titres participants',
  over: 'Cet événement est terminé. Merci d’y avoir participé.',
  toEvents: 'Voir les événements en cours',
  adultText: 'Connectez-vous et confirmez votre âge pour voir cet événement.',
};
