import type { Phrases } from '../../phrases.ts';

export const deletion: Phrases<'fr-FR', 'deletion'> = {
  accountTitle: 'Compte',
  waysIn: 'Vous vous connectez avec',
  accountId: 'Identifiant du compte',
  dormancy: 'Faire une pause',
  dormancyText:
    'Votre compte reste en sommeil jusqu’à votre prochaine connexion. Rien n’est perdu.',
  dormancyBegin: 'Commencer',
  dormancyTitle: 'Mettre votre compte en sommeil ?',
  dormancyQuestion:
    'Tous vos appareils seront déconnectés. Connectez-vous de nouveau pour réactiver le compte.',
  deleteTitle: 'Supprimer le compte',
  deleteLead: 'Avant de supprimer votre compte, lisez ce qui disparaît avec lui.',
  lossCoins: 'Les pièces et les tickets sont perdus et ne sont pas remboursés.',
  lossLibrary:
    'Votre bibliothèque, vos achats, votre progression et vos commentaires sont supprimés.',
  lossLogin: 'Vous ne pourrez plus vous connecter avec ce compte.',
  reason: 'Pourquoi partez-vous ?',
  reasonRarely: 'Je l’utilise rarement',
  reasonTitles: 'Peu de titres m’intéressent',
  reasonPrice: 'C’est trop cher',
  reasonPrivacy: 'Je m’inquiète pour mes données',
  reasonAccount: 'J’utilise un autre compte',
  reasonOther: 'Autre raison',
  reasonText: 'Votre raison',
  reasonRequired: 'Dites-nous pourquoi.',
  reasonTooLong: 'Utilisez 500 caractères au maximum.',
  understood: 'J’ai lu ce qui précède et je souhaite supprimer mon compte.',
  understoodRequired: 'Cochez cette case pour continuer.',
  deleting: 'Suppression…',
  confirmTitle: 'Supprimer définitivement votre compte ?',
  confirmText: 'Tous vos appareils seront aussitôt déconnectés.',
  deleted: 'Votre compte a été supprimé.',
  guestUnavailable: 'Indisponible pour les invités.',
};
