import type { Phrases } from '../../phrases.ts';

export const consent: Phrases<'de-DE', 'consent'> = {
  agreeTitle: 'Bitte stimme unseren Bedingungen zu',
  agreeText: 'Lies sie bitte durch. Danach geht es weiter.',
  agree: 'Zustimmen und weiter',
  saving: 'Wird gespeichert …',
  group: 'Bedingungen',
  all: 'Allem zustimmen',
  required: '(erforderlich)',
  optional: '(freiwillig)',
  read: 'Lesen',
  termsOfUse: 'Nutzungsbedingungen',
  privacyPolicy: 'Datenschutzerklärung',
  age14: 'Ich bin 14 oder älter',
  marketing: 'Neuigkeiten und Angebote per E-Mail',
  advertisement: 'Personalisierte Werbung',
  missing: 'Bitte stimme zu, um weiterzumachen.',
  policy: 'Richtlinie',
  validFrom: 'Gültig ab {{date}}',
};
