import type { Phrases } from '../../phrases.ts';

export const account: Phrases<'fr-FR', 'account'> = {
  settingKept: 'Ces choix sont conservés sur cet appareil.',
  settingDevice: 'Sur cet appareil',
};
