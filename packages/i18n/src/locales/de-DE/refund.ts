import type { Phrases } from '../../phrases.ts';

export const refund: Phrases<'de-DE', 'refund'> = {
  title: 'Hinweis zum Dienstende',
  thanks: 'Danke, dass du mit Hanji gelesen hast. Der vietnamesische Dienst endet wie folgt.',
  endOfService: 'Ende des Dienstes',
  requestWindow: 'Erstattungsanträge',
  from: 'vom {{time}}',
  until: 'bis zum {{time}}',
  timeZone: 'Zeiten in Tokioter und Seouler Zeit (UTC+9).',
  whatTitle: 'Was erstattet wird',
  ownedChapters:
    'Gekaufte Kapitel aus dem Jahr vor dem Dienstende: Einzelpreis × verbleibende Tage ÷ 365',
  paidCoins: 'Ungenutzte bezahlte Münzen innerhalb der fünf Jahre Gültigkeit; ohne Gebühr',
  payout: 'Auszahlung innerhalb von 3 bis 7 Werktagen nach dem Antrag',
  request: 'Erstattung beantragen',
  requestsFrom: 'Anträge sind ab dem {{time}} möglich.',
  requestsClosed: 'Anträge sind nicht mehr möglich. Bitte schreib an die Adresse unten.',
  support: 'Fragen: {{email}}',
};
