import type { Phrases } from '../../phrases.ts';

export const site: Phrases<'de-DE', 'site'> = {
  newest: 'Neu erschienen',
  ranking: 'Rangliste',
  menuDaily: 'Wochentage',
  menuGenre: 'Genres',
  menuNew: 'Neu',
  menuCompleted: 'Abgeschlossen',
  labelEvent: 'Aktion',
  labelNew: 'Neu',
  labelCompleted: 'Abgeschlossen',
};
