import type { Phrases } from '../../phrases.ts';

export const site: Phrases<'fr-FR', 'site'> = {
  newest: 'Nouveautés',
  ranking: 'Classement',
  menuDaily: 'Par jour',
  menuGenre: 'Genres',
  menuNew: 'Nouveautés',
  menuCompleted: 'Terminés',
  labelEvent: 'Événement',
  labelNew: 'Nouveau',
  labelCompleted: 'Terminé',
};
