import type { HelpTexts } from '../help-texts.ts';

export const texts: HelpTexts = {
  welcome: {
    title: 'Bienvenue sur Hanji',
    category: 'Actualités',
    body: `Hanji ouvre ses portes : des BD et des romans, chapitre après chapitre.

- Les chapitres gratuits se lisent sans connexion.
- Connectez-vous pour reprendre votre lecture sur tous vos appareils.
- Suivez un titre, et votre bibliothèque vous montre les nouveaux chapitres.

Une question ? Voyez d’abord les [questions fréquentes](/document/faq).`,
  },
  answers: {
    title: 'Quand nous répondons à vos messages',
    category: 'Actualités',
    body: `Nous répondons aux messages dans l’ordre, **en semaine, de 9 h à 17 h (UTC)**. Ceux du week-end sont lus le jour ouvré suivant.

Indiquez le titre, le chapitre et votre appareil, et nous vous aiderons plus vite.`,
  },
  'forgot-password': {
    title: 'J’ai oublié mon mot de passe',
    category: 'Compte',
    body: `Saisissez votre adresse e-mail sur la page [mot de passe oublié](/password/find). Nous vous envoyons un lien pour en définir un nouveau. Il sert une seule fois, **dans les 10 minutes**.

Si l’e-mail n’arrive pas, regardez aussi dans les indésirables.`,
  },
  coins: {
    title: 'Dans quel ordre mes pièces sont-elles utilisées ?',
    category: 'Pièces et paiement',
    body: `Les pièces offertes et les bonus partent en premier, **celles qui expirent le plus tôt** d’abord. Viennent ensuite les pièces achetées, de la plus ancienne à la plus récente.

L’[historique des pièces](/coin/history/distributed) montre ce que vous avez reçu et utilisé.`,
  },
  'wait-free': {
    title: 'Comment fonctionne « Gratuit en patientant » ?',
    category: 'Lecture',
    body: `Quand la jauge de la page d’un titre est pleine, vous lisez gratuitement l’un de ses chapitres. Elle se remplit ensuite de nouveau, et la page du titre indique **le temps restant**.

Il faut être connecté.`,
  },
};
