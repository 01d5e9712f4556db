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
  tooManyRequests: 'Zu viele Anfragen. Versuche es gleich noch einmal.',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Versuche es gleich noch einmal.',
  unexpected: 'Bei uns ist etwas schiefgegangen. Versuche es gleich noch einmal.',
};
