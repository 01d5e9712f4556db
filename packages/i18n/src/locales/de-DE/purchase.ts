import type { Phrases } from '../../phrases.ts';

export const purchase: Phrases<'de-DE', 'purchase'> = {
  cancelled: 'Der Kauf wurde abgebrochen.',
  networkTimeout: 'Die Verbindung hat zu lange gedauert. Bitte prüfe sie und versuche es erneut.',
  unauthorizedMember: 'Mit diesem Konto ist kein Kauf möglich. Bitte melde dich erneut an.',
  unsupportedDeviceOrStore: 'Auf diesem Gerät oder in diesem Store ist kein Kauf möglich.',
  initialization: 'Die Zahlung konnte nicht gestartet werden. Bitte versuche es erneut.',
  server: 'Bei uns ist etwas schiefgelaufen. Bitte versuche es gleich noch einmal.',
  response: 'Die Antwort auf den Kauf konnte nicht verarbeitet werden. Bitte versuche es erneut.',
  store:
    'Die Zahlung wurde abgelehnt. Frage bei deinem Zahlungsanbieter nach oder versuche es später noch einmal.',
  alreadyOwned: 'Das gehört dir schon.',
  inProgress: 'Ein anderer Kauf läuft noch. Bitte warte einen Moment.',
  accountMismatch: 'Dieser Kauf gehört zu einem anderen Konto.',
  invalidProduct: 'Das wird nicht mehr verkauft. Bitte wähle etwas anderes.',
  unavailableContents: 'Dieser Titel kann nicht gekauft werden.',
  noRentalTickets: 'Du hast keine Tickets mehr.',
};
