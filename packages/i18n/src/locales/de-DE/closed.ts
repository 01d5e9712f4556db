import type { Phrases } from '../../phrases.ts';

export const closed: Phrases<'de-DE', 'closed'> = {
  questions: 'Häufige Fragen',
  what: 'Was wird erstattet?',
  when: 'Wann wird die Erstattung ausgezahlt?',
  wrong: 'Was, wenn das Konto nicht stimmt?',
  late: 'Anträge sind nicht mehr möglich. Was kann ich tun?',
  kept: 'Wie lange werden meine Daten aufbewahrt?',
};
