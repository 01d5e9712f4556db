import type { Phrases } from '../../phrases.ts';

export const purchase: Phrases<'fr-FR', 'purchase'> = {
  cancelled: 'L’achat a été annulé.',
  networkTimeout: 'La connexion a pris trop de temps. Vérifiez-la et réessayez.',
  unauthorizedMember: 'Ce compte ne peut pas acheter. Reconnectez-vous.',
  unsupportedDeviceOrStore: 'Cet appareil ou cette boutique ne permet pas d’acheter.',
  initialization: 'Le paiement n’a pas pu commencer. Réessayez.',
  server: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
  response: 'La réponse à l’achat n’a pas pu être traitée. Réessayez.',
  store:
    'Le paiement a été refusé. Contactez votre prestataire de paiement ou réessayez plus tard.',
  alreadyOwned: 'Vous possédez déjà cet article.',
  inProgress: 'Un autre achat est en cours. Patientez un instant.',
  accountMismatch: 'Cet achat appartient à un autre compte.',
  invalidProduct: 'Cet article n’est plus vendu. Choisissez-en un autre.',
  unavailableContents: 'Ce titre ne peut pas être acheté.',
  noRentalTickets: 'Vous n’avez plus de ticket.',
};
