import type { Phrases } from '../../phrases.ts';

export const closed: Phrases<'fr-FR', 'closed'> = {
  questions: 'Questions fréquentes',
  what: 'Qu’est-ce qui est remboursé ?',
  when: 'Quand le remboursement est-il versé ?',
  wrong: 'Que se passe-t-il si le compte est inexact ?',
  late: 'Les demandes sont closes. Que puis-je faire ?',
  kept: 'Combien de temps mes données sont-elles conservées ?',
};
