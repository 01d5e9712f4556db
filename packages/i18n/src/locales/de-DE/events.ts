import type { Phrases } from '../../phrases.ts';

export const events: Phrases<'de-DE', 'events'> = {
  upcoming: 'Demnächst',
  running: 'Läuft',
  ended: 'Beendet',
  period: 'Zeitraum',
  titles: 'Titel dieser Aktion',
  over: 'Diese Aktion ist beendet. Schön, dass du dabei warst.',
  toEvents: 'Laufende Aktionen ansehen',
  adultText: 'Melde dich an und bestätige dein Alter, um diese Aktion zu sehen.',
};
