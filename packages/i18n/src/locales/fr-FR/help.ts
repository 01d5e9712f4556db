import type { Phrases } from '../../phrases.ts';

export const help: Phrases<'fr-FR', 'help'> = {
  faqTitle: 'Questions fréquentes',
  categories: 'Catégories',
  all: 'Toutes',
  noticesNone: 'Aucune annonce pour le moment',
  noticesNoneText: 'Les nouvelles du service paraîtront ici.',
  faqNone: 'Aucune réponse ici pour le moment',
  faqNoneText: 'Écrivez-nous, nous vous répondrons par e-mail.',
  pages: 'Pages de la liste',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  page: 'Aller à la page {{page}}',
  askUs: 'Nous écrire',
  askUsText: 'Vous n’avez pas trouvé ce que vous cherchiez ?',
  validFrom: 'En vigueur à compter du {{date}}',
  versions: 'Toutes les versions',
  olderVersion: 'Ceci est une ancienne version.',
  newerThere: 'Lire la version en vigueur',
  version: '{{version}}, en vigueur à compter du {{date}}',
};
