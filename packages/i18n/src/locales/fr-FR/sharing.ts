import type { Phrases } from '../../phrases.ts';

export const sharing: Phrases<'fr-FR', 'sharing'> = {
  share: 'Partager',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copyFailed: 'Le lien n’a pas pu être copié. Vous pouvez le copier depuis la barre d’adresse.',
};
