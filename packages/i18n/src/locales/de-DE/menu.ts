import type { Phrases } from '../../phrases.ts';

export const menu: Phrases<'de-DE', 'menu'> = {
  challenge: 'Challenge',
  commentHistory: 'Meine Kommentare',
  manageTitles: 'Meine Werke',
  settings: 'Einstellungen',
  notices: 'Mitteilungen',
  help: 'Hilfe',
  coins: 'Münzen',
  freeCoins: 'Gratismünzen',
  tickets: 'Tickets',
  signInPitch: 'Melde dich an und lies auf jedem Gerät dort weiter, wo du warst.',
  signInWith: 'Mit {{provider}} anmelden',
  signInByEmail: 'Mit E-Mail-Adresse anmelden',
  byEmail: 'E-Mail-Adresse',
  matureSwitch: 'Titel ab 19 zeigen',
  on: 'An',
  off: 'Aus',
  matureSignInTitle: 'Bitte zuerst anmelden',
  matureSignInText: 'Titel für Erwachsene sehen nur angemeldete Leserinnen und Leser.',
  toTop: 'Nach oben',
  toasts: 'Meldungen',
};
