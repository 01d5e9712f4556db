import type { Phrases } from '../../phrases.ts';

export const failures: Phrases<'fr-FR', 'failures'> = {
  badRequest: 'La demande n’a pas été comprise.',
  callNotFound: 'Il n’y a rien à cette adresse.',
  methodNotAllowed: 'Cette adresse n’accepte pas cette méthode.',
  contentNotFound: 'L’adresse est peut-être erronée, ou le titre n’est plus proposé.',
  chapterNotFound:
    'La mise en ligne n’a peut-être pas encore eu lieu, ou la lecture n’est plus proposée.',
  trialNotFound: 'Il n’y a pas d’extrait.',
  listNotFound: 'Cette liste n’est pas disponible.',
  fileNotFound: 'Ce fichier n’existe pas.',
  fileTooLarge: 'Ce fichier est trop volumineux.',
  fileKindRefused: 'Ce type de fichier n’est pas accepté.',
  linkExpired: 'Le lien a expiré. Ouvrez de nouveau le titre.',
  signInRequired: 'Connectez-vous pour continuer.',
  guestRefused: 'Cette fonction n’est pas ouverte aux invités. Créez un compte.',
  notYours: 'Ces données appartiennent à un autre compte.',
  originRefused: 'Les demandes venant de ce site ne sont pas acceptées.',
  purchaseRequired: 'Achetez ou louez pour lire.',
  acceptanceRequired: 'Ce titre est réservé aux adultes. Confirmez que vous voulez le voir.',
  verificationRequired: 'Ce titre exige une vérification de l’âge.',
  signInFailed: 'L’adresse e-mail ou le mot de passe est incorrect.',
  accountDormant: 'Ce compte est en veille. Réactivez-le pour continuer.',
  wakeExpired: 'La vérification a expiré. Connectez-vous de nouveau.',
  tooManyTries: 'Trop de tentatives. Réessayez plus tard.',
  currentPasswordWrong: 'Le mot de passe actuel est incorrect.',
  passwordRefused:
    'Le mot de passe doit compter de 8 à 32 caractères, dont une lettre et un chiffre ou un symbole.',
  deviceNotFound: 'Cet appareil est déjà déconnecté.',
  tooManyRequests: 'Trop de demandes. Réessayez dans un instant.',
  unavailable: 'Le service est indisponible. Réessayez dans un instant.',
  unexpected: 'Une erreur s’est produite. Réessayez dans un instant.',
};
