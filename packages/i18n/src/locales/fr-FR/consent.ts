import type { Phrases } from '../../phrases.ts';

export const consent: Phrases<'fr-FR', 'consent'> = {
  agreeTitle: 'Veuillez accepter nos conditions',
  agreeText: 'Lisez-les, puis continuez.',
  agree: 'Accepter et continuer',
  saving: 'Enregistrement…',
  group: 'Conditions',
  all: 'Tout accepter',
  required: '(obligatoire)',
  optional: '(facultatif)',
  read: 'Lire',
  termsOfUse: 'Conditions d’utilisation',
  privacyPolicy: 'Politique de confidentialité',
  age14: 'J’ai 14 ans ou plus',
  marketing: 'Actualités et offres par e-mail',
  advertisement: 'Publicités personnalisées',
  missing: 'Votre accord est nécessaire pour continuer.',
  policy: 'Document',
  validFrom: 'En vigueur à compter du {{date}}',
};
