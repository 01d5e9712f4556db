import type { Phrases } from '../../phrases.ts';

export const external: Phrases<'fr-FR', 'external'> = {
  title: 'Connexion',
  working: 'Connexion avec {{provider}}…',
  connecting: 'Association de {{provider}}…',
  signUpTitle: 'Créer un compte avec {{provider}} ?',
  signUpText: 'Il n’existe pas encore de compte pour cette connexion.',
  signUpFirstTitle: 'Inscrivez-vous d’abord',
  signUpFirstText: 'Aucune inscription n’a été faite avec ce compte {{provider}}.',
  signUp: 'S’inscrire',
  notFoundTitle: 'Utilisateur introuvable',
  notFoundText: 'Ce compte est en cours de suppression.',
  completedTitle: 'Inscription terminée',
  completedText: 'Bienvenue sur Hanji.',
  failedTitle: 'La connexion a échoué',
  failedText: 'Réessayez ou choisissez un autre mode de connexion.',
};
