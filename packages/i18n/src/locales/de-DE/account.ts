import type { Phrases } from '../../phrases.ts';

export const account: Phrases<'de-DE', 'account'> = {
  signInTitle: 'Anmelden',
  notOpenTitle: 'Die Anmeldung ist bald möglich',
  notOpenText: 'Bis dahin kannst du alle kostenlosen Titel ohne Konto lesen.',
  notOpenRefundText:
    'Für Erstattungen ist ein Konto nötig. Schau bald wieder vorbei oder schreib an die Adresse im Hinweis.',
  settingKept: 'Beides wird auf diesem Gerät gespeichert.',
  settingDevice: 'Auf diesem Gerät',
};
