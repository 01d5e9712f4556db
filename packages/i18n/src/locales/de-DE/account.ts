import type { Phrases } from '../../phrases.ts';

export const account: Phrases<'de-DE', 'account'> = {
  settingKept: 'Beides wird auf diesem Gerät gespeichert.',
  settingDevice: 'Auf diesem Gerät',
};
