import type { Phrases } from '../../phrases.ts';

export const push: Phrases<'fr-FR', 'push'> = {
  title: 'Notifications',
  lead: 'Recevez une notification pour les nouveaux chapitres de vos titres, les cadeaux et les réponses à vos messages. Rien n’est envoyé de 21 h à 8 h.',
  leadRefund:
    'Suivez votre remboursement dans ce navigateur : quand nous le traitons et quand il est versé. Rien n’est envoyé de 21 h à 8 h.',
  turnOn: 'Activer les notifications',
  turnOff: 'Désactiver les notifications',
  notNow: 'Non merci',
  isOn: 'Les notifications sont activées dans ce navigateur.',
  denied:
    'Ce navigateur bloque les notifications de Hanji. Autorisez-les dans ses paramètres pour ce site, puis réessayez.',
  unsupported:
    'Ce navigateur ne peut pas afficher de notifications. Sur iPhone ou iPad, ajoutez Hanji à l’écran d’accueil et ouvrez-le depuis cet écran.',
  failed: 'Les notifications n’ont pas pu être modifiées. Réessayez dans un instant.',
  here: 'Notifications dans ce navigateur',
  newChapter: 'Nouveaux chapitres',
  newChapterHint: 'Des titres que vous suivez.',
  gift: 'Cadeaux',
  giftEnding: 'Cadeaux sur le point d’expirer',
  inquiryAnswered: 'Réponses à vos messages',
  night: 'La nuit aussi',
  nightHint: 'De 21 h à 8 h.',
};
