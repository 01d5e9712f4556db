import type { Phrases } from '../../phrases.ts';

export const failures: Phrases<'de-DE', 'failures'> = {
  badRequest: 'Die Anfrage wurde nicht verstanden.',
  callNotFound: 'Unter dieser Adresse gibt es nichts.',
  methodNotAllowed: 'Diese Adresse nimmt diese Methode nicht an.',
  contentNotFound:
    'Vielleicht ist die Adresse falsch geschrieben, oder der Titel wird nicht mehr angeboten.',
  chapterNotFound: 'Vielleicht ist es noch nicht erschienen, oder es wird nicht mehr angeboten.',
  trialNotFound: 'Dazu gibt es keine Leseprobe.',
  listNotFound: 'Diese Liste ist nicht verfügbar.',
  fileNotFound: 'Diese Datei gibt es nicht.',
  fileTooLarge: 'Diese Datei ist zu groß.',
  fileKindRefused: 'Diese Art von Datei wird nicht angenommen.',
  linkExpired: 'Der Link ist abgelaufen. Öffne den Titel noch einmal.',
  signInRequired: 'Bitte melde dich an.',
  guestRefused: 'Für Gäste nicht verfügbar. Bitte lege ein Konto an.',
  notYours: 'Das gehört zu einem anderen Konto.',
  originRefused: 'Anfragen von dieser Seite werden nicht angenommen.',
  purchaseRequired: 'Kaufe oder leihe es, um weiterzulesen.',
  acceptanceRequired: 'Dieser Titel ist für Erwachsene. Bitte bestätige, dass du ihn sehen willst.',
  verificationRequired: 'Dieser Titel erfordert eine Altersprüfung.',
  signInFailed: 'E-Mail-Adresse oder Passwort ist falsch.',
  accountDormant: 'Dieses Konto ruht. Bitte aktiviere es wieder, um fortzufahren.',
  wakeExpired: 'Die Bestätigung ist abgelaufen. Bitte melde dich noch einmal an.',
  tooManyTries: 'Zu viele Versuche. Versuche es später noch einmal.',
  currentPasswordWrong: 'Das aktuelle Passwort ist falsch.',
  passwordRefused:
    'Das Passwort braucht 8 bis 32 Zeichen, darunter einen Buchstaben und eine Ziffer oder ein Symbol.',
  deviceNotFound: 'Dieses Gerät ist bereits abgemeldet.',
  tooManyRequests: 'Zu viele Anfragen. Versuche es gleich noch einmal.',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Versuche es gleich noch einmal.',
  unexpected: 'Bei uns ist etwas schiefgegangen. Versuche es gleich noch einmal.',
};
