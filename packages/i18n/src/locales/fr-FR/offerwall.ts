import type { Phrases } from '../../phrases.ts';

export const offerwall: Phrases<'fr-FR', 'offerwall'> = {
  title: 'Pièces offertes',
  intro:
    'Les pièces gagnées ici ne coûtent rien. Elles sont utilisées avant celles que vous achetez.',
  missionTitle: 'Missions',
  missionText: 'Essayez un service, inscrivez-vous ou regardez une vidéo pour gagner des pièces.',
  missionNow_one: '{{count}} mission, {{coins}} en tout',
  missionNow_many: '{{count}} de missions, {{coins}} en tout',
  missionNow_other: '{{count}} missions, {{coins}} en tout',
  missionNone: 'Aucune mission n’est disponible pour le moment.',
  missionOpen: 'Voir les missions',
  conversionTitle: 'Points de carte',
  conversionText: 'Convertissez les points de votre carte en pièces.',
  conversionOpen: 'Convertir des points',
  partnerNote:
    'Nos partenaires proposent ces offres sur leurs propres pages. Ce que vous y saisissez ne nous parvient pas ; ils nous indiquent seulement combien de pièces vous reviennent.',
  emptyTitle: 'Aucune pièce offerte pour le moment',
  emptyText: 'Revenez un peu plus tard.',
  grantedTitle: 'Vos pièces sont là',
  grantedText_one: '{{count}} point converti en {{coins}}.',
  grantedText_many: '{{count}} de points convertis en {{coins}}.',
  grantedText_other: '{{count}} points convertis en {{coins}}.',
  openTitle: 'Conversion de vos points en cours',
  openText: 'Cela peut prendre quelques minutes. Vos pièces seront ajoutées automatiquement.',
  cancelledTitle: 'La conversion a été annulée',
  failedTitle: 'Les points n’ont pas pu être convertis',
  noCoinsText: 'Aucune pièce n’a été ajoutée. Vous pouvez réessayer à tout moment.',
  unknownTitle: 'Cette conversion est introuvable',
  unknownText: 'Elle appartient peut-être à un autre compte, ou le lien est incomplet.',
  toWall: 'Retour aux pièces offertes',
};
