import type { Phrases } from '../../phrases.ts';

export const external: Phrases<'de-DE', 'external'> = {
  title: 'Anmeldung',
  working: 'Anmeldung mit {{provider}} …',
  connecting: '{{provider}} wird verbunden …',
  signUpTitle: 'Mit {{provider}} registrieren?',
  signUpText: 'Für diese Anmeldung gibt es noch kein Konto.',
  signUpFirstTitle: 'Bitte zuerst registrieren',
  signUpFirstText: 'Mit diesem {{provider}}-Konto hat sich noch niemand registriert.',
  signUp: 'Registrieren',
  notFoundTitle: 'Konto nicht gefunden',
  notFoundText: 'Dieses Konto wird gerade gelöscht.',
  completedTitle: 'Registrierung abgeschlossen',
  completedText: 'Willkommen bei Hanji.',
  failedTitle: 'Die Anmeldung hat nicht geklappt',
  failedText: 'Bitte versuche es noch einmal oder melde dich anders an.',
};
