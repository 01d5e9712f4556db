import type { Phrases } from '../../phrases.ts';

export const site: Phrases<'fr-FR', 'site'> = {
  description: 'BD et romans en ligne, chapitre après chapitre',
  shutdownDescription: 'Avis de fin de service et remboursements',
  newest: 'Nouveautés',
  ranking: 'Classement',
  menuDaily: 'Par jour',
  menuGenre: 'Genres',
  menuNew: 'Nouveautés',
  menuCompleted: 'Terminés',
  labelEvent: 'Événement',
  labelNew: 'Nouveau',
  labelCompleted: 'Complet',
};
