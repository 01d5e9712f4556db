import type { Phrases } from '../../phrases.ts';

export const account: Phrases['account'] = {
  signInTitle: 'Anmelden',
  notOpenTitle: 'Die Anmeldung öffnet bald',
  notOpenText: 'Bis dahin kannst du alles Kostenlose ohne Konto lesen.',
  notOpenRefundText:
    'Für Erstattungen ist ein Konto nötig. Schau bald wieder vorbei oder schreib uns.',
  settingKept: 'Beides merkt sich dieses Gerät.',
};
