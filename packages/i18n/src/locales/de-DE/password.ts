import type { Phrases } from '../../phrases.ts';

export const password: Phrases<'de-DE', 'password'> = {
  findTitle: 'Passwort vergessen',
  findText:
    'Gib die E-Mail-Adresse deines Kontos ein. Wir schicken dir einen Link, mit dem du ein neues Passwort festlegst.',
  findSubmit: 'Link senden',
  sending: 'Wird gesendet …',
  sentTitle: 'Prüfe deine E-Mails',
  sentText:
    'Wenn es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs. Er gilt 10 Minuten und funktioniert einmal.',
  sendAgain: 'Noch einmal senden',
  resetTitle: 'Neues Passwort festlegen',
  changeTitle: 'Passwort ändern',
  current: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  confirmation: 'Neues Passwort wiederholen',
  again: 'Passwort wiederholen',
  rule: '8 bis 32 Zeichen mit einem Buchstaben und einer Ziffer oder einem Sonderzeichen.',
  tooShort: 'Das Passwort muss mindestens 8 Zeichen lang sein.',
  confirmationRequired: 'Bitte gib das Passwort noch einmal ein.',
  mismatch: 'Die beiden Passwörter stimmen nicht überein.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  changedTitle: 'Dein Passwort wurde geändert',
  changedText: 'Du kannst dich jetzt damit anmelden. Auf anderen Geräten wurdest du abgemeldet.',
  expiredTitle: 'Dieser Link ist abgelaufen',
  expiredText: 'Ein Link gilt 10 Minuten und funktioniert einmal.',
  resetFailedTitle: 'Das Passwort wurde nicht zurückgesetzt',
  resetFailedText: 'Bitte fordere einen neuen Link an und versuche es noch einmal.',
  newLink: 'Neuen Link anfordern',
  campaignTitle: 'Zeit für ein neues Passwort',
  campaignText:
    'Du hast dein Passwort seit 6 Monaten oder länger nicht geändert. Ein neues schützt dein Konto.',
  campaignNow: 'Jetzt ändern',
  campaignLater: 'In 6 Monaten wieder fragen',
};
