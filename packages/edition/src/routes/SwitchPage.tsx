import { redirectTarget } from '@hanji/domain/paths/redirect-target.ts';
import { isLocale } from '@hanji/i18n/locale.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRunningEdition } from '#edition-context.tsx';
import { speak } from '#language/switch-language.ts';

/**
 * `/switch?language=&redirect=`: takes up a language and goes on, to Home where nothing else is wanted;
 * an unknown one changes nothing.
 */
export function SwitchPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const running = useRunningEdition();
  const { i18n } = useTranslation();
  const language = query.get('language') ?? '';
  const target = redirectTarget(query.get('redirect'));

  useEffect(() => {
    const known = isLocale(language) && running.edition.locales.includes(language);
    const spoken = known ? speak(running, i18n, language) : Promise.resolve();
    // Words that do not arrive leave the language as it is; it goes on all the same.
    void spoken.catch(() => null).then(() => navigate(target, { replace: true }));
  }, [language, target, running, i18n, navigate]);

  return null;
}
