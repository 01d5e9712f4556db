import type { Phrases } from '../../phrases.ts';

export const account: Phrases<'fr-FR', 'account'> = {
  signInTitle: 'Se connecter',
  notOpenTitle: 'La connexion sera bientôt disponible',
  notOpenText: 'D’ici là, tout ce qui est gratuit se lit sans compte.',
  notOpenRefundText:
    'La demande de remboursement nécessite un compte. Revenez bientôt ou écrivez à l’adresse indiquée dans l’avis.',
  settingKept: 'Ces choix sont conservés sur cet appareil.',
  settingDevice: 'Sur cet appareil',
};
