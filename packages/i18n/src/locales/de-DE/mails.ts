import type { Phrases } from '../../phrases.ts';

export const mails: Phrases<'de-DE', 'mails'> = {
  codeSubject: 'Dein Bestätigungscode',
  code: 'Gib diesen Code ein, um deine E-Mail-Adresse zu bestätigen:',
  validFor_one: 'Er gilt einmal und {{count}} Minute lang.',
  validFor_other: 'Er gilt einmal und {{count}} Minuten lang.',
  ignore: 'Wenn du das nicht angefordert hast, brauchst du nichts zu tun.',
  takenSubject: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto',
  taken:
    'Jemand, vermutlich du, möchte diese E-Mail-Adresse für ein Konto verwenden. Zu ihr gibt es schon eines, darum enthält diese E-Mail keinen Code.',
  takenSignIn: 'Hier meldest du dich an:',
  takenReset: 'Wenn du dein Passwort vergessen hast, lege hier ein neues fest:',
  resetSubject: 'Neues Passwort festlegen',
  reset: 'Lege mit diesem Link ein neues Passwort fest:',
  resetIgnore:
    'Wenn du das nicht angefordert hast, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.',
  changedSubject: 'Dein Passwort wurde geändert',
  changed: 'Das Passwort deines Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.',
  changedReset: 'Wenn du das nicht warst, lege sofort ein neues Passwort fest:',
  emailChangedSubject: 'Deine E-Mail-Adresse wurde geändert',
  emailChanged:
    'Dein Konto hat jetzt eine andere E-Mail-Adresse. Mit dieser kannst du dich nicht mehr anmelden.',
  emailChangedAsk: 'Wenn du das nicht warst, schreib sofort an {{email}}.',
  connectedSubject: 'Eine neue Anmeldung wurde verbunden',
  connected: 'Mit deinem Konto wurde eine weitere Anmeldung verbunden.',
  connectedSee: 'Wenn du das nicht warst, trenne sie hier und ändere dein Passwort:',
  footer: 'Diese E-Mail wurde automatisch verschickt. Fragen: {{email}}',
  outboxTitle: 'E-Mails dieses Dienstes',
  outboxHint:
    'Es ist kein Mailserver eingerichtet: E-Mails werden hier gezeigt und niemandem geschickt.',
  outboxEmpty: 'Noch keine E-Mails.',
  outboxTo: 'An {{email}}',
  receiptSubject: 'Beleg für deine Münzen',
  receipt:
    'Vielen Dank. Deine Zahlung ist eingegangen, und die Münzen wurden deinem Guthaben gutgeschrieben.',
  receiptCoins: 'Münzen: {{coins}}',
  receiptBonus: 'Gratismünzen: {{coins}}',
  receiptPrice: 'Bezahlt: {{price}}',
  receiptDate: 'Datum: {{date}}',
  receiptOrder: 'Bestellnummer: {{id}}',
  refundRequestedSubject: 'Dein Erstattungsantrag ist angekommen',
  refundRequested:
    'Dein Erstattungsantrag ist angekommen. Bis wir ihn bearbeiten, ersetzt ihn ein neuer Antrag.',
  refundRenewedSubject: 'Der Betrag deiner Erstattung hat sich geändert',
  refundRenewed:
    'Deine Münzen oder Kapitel haben sich nach deinem Erstattungsantrag geändert, deshalb haben wir den Betrag neu berechnet. Dein Antrag gilt weiter; du musst nichts tun.',
  refundTakenUpSubject: 'Deine Erstattung wird bearbeitet',
  refundTakenUp:
    'Wir bearbeiten jetzt deine Erstattung. Das Konto lässt sich nicht mehr ändern. Die Auszahlung dauert 3 bis 7 Werktage.',
  refundPaidSubject: 'Deine Erstattung wurde ausgezahlt',
  refundPaid: 'Deine Erstattung wurde auf das angegebene Konto ausgezahlt.',
  refundReturnedSubject: 'Deine Erstattung konnte nicht ausgezahlt werden',
  refundReturned:
    'Die Bank hat deine Erstattung zurückgeschickt. Bitte prüfe Bank, Kontonummer und Kontoinhaber und schick den Antrag noch einmal.',
  refundRefusedSubject: 'Dein Erstattungsantrag wurde abgelehnt',
  refundRefused: 'Dein Erstattungsantrag wurde abgelehnt.',
  refundAmount: 'Betrag: {{amount}}',
  refundReason: 'Grund: {{reason}}',
  refundSee: 'Dein Antrag:',
  inquiryAnswerSubject: 'Antwort auf deine Anfrage',
  inquiryAnswer: 'Du hast uns am {{date}} geschrieben. Das ist unsere Antwort:',
  inquiryAsked: 'Du hattest geschrieben:',
};
