import type { Phrases } from '../../phrases.ts';

export const purchase: Phrases<'de-DE', 'purchase'> = {
  cancelled: 'Der Kauf wurde abgebrochen.',
  networkTimeout:
    'Die Verbindung hat zu lange gedauert. Bitte prüfen Sie sie und versuchen Sie es erneut.',
  unauthorizedMember: 'Mit diesem Konto ist kein Kauf möglich. Bitte melden Sie sich erneut an.',
  unsupportedDeviceOrStore: 'Auf diesem Gerät oder in diesem Store ist kein Kauf möglich.',
  initialization: 'Die Zahlung konnte nicht gestartet werden. Bitte versuchen Sie es erneut.',
  server: 'Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es gleich noch einmal.',
  response:
    'Die Antwort auf den Kauf konnte nicht verarbeitet werden. Bitte versuchen Sie es erneut.',
  store:
    'Die Zahlung wurde abgelehnt. Wählen Sie eine andere Zahlungsart oder fragen Sie Ihren Anbieter.',
  alreadyOwned: 'Das besitzen Sie bereits.',
  inProgress: 'Ein anderer Kauf läuft noch. Bitte warten Sie einen Moment.',
  accountMismatch: 'Dieser Kauf gehört zu einem anderen Konto.',
  invalidProduct: 'Das wird nicht mehr verkauft. Bitte wählen Sie etwas anderes.',
  unavailableContents: 'Dieser Titel kann nicht gekauft werden.',
  noRentalTickets: 'Sie haben keine Leihtickets.',
};
