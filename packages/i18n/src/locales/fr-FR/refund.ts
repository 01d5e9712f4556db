import type { Phrases } from '../../phrases.ts';

export const refund: Phrases<'fr-FR', 'refund'> = {
  title: 'Avis de fin de service',
  thanks: 'Merci d’avoir lu avec Hanji. Le service vietnamien prendra fin comme suit.',
  endOfService: 'Fin du service',
  requestWindow: 'Demandes de remboursement',
  from: 'du {{time}}',
  until: 'au {{time}}',
  timeZone: 'Heures de Tokyo et de Séoul (UTC+9).',
  whatTitle: 'Ce qui est remboursé',
  ownedChapters:
    'Chapitres achetés dans l’année précédant la fin du service : prix unitaire × jours restants ÷ 365',
  paidCoins: 'Pièces payées non utilisées, valables cinq ans ; sans frais',
  payout: 'Versement sous 3 à 7 jours ouvrés après la demande',
  request: 'Demander un remboursement',
  requestsFrom: 'Les demandes sont ouvertes à partir du {{time}}.',
  requestsClosed: 'Les demandes sont closes. Écrivez à l’adresse ci-dessous.',
  support: 'Questions : {{email}}',
};
