import { usePhrases } from '@hanji/i18n/use-phrases.ts';

/** What every field for a password says of itself. */
export function usePasswordLabels() {
  const t = usePhrases('signIn');
  return {
    show: t('showPassword'),
    hide: t('hidePassword'),
    shown: t('passwordShown'),
    hidden: t('passwordHidden'),
    capsLock: t('capsLock'),
  };
}
