import type { Phrases } from '../../phrases.ts';

export const help: Phrases<'de-DE', 'help'> = {
  faqTitle: 'Häufige Fragen',
  categories: 'Kategorien',
  all: 'Alle',
  noticesNone: 'Noch keine Mitteilungen',
  noticesNoneText: 'Neues zum Dienst wird hier bekannt gegeben.',
  faqNone: 'Hier gibt es noch keine Antworten',
  faqNoneText: 'Schreib uns, wir antworten dir per E-Mail.',
  pages: 'Seiten',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  page: 'Seite {{page}}',
  askUs: 'Schreib uns',
  askUsText: 'Nicht gefunden, was du suchst?',
  validFrom: 'Gültig ab {{date}}',
  versions: 'Alle Fassungen',
  olderVersion: 'Das ist eine ältere Fassung.',
  newerThere: 'Die gültige Fassung lesen',
  version: '{{version}}, gültig ab {{date}}',
};
