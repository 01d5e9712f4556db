import { offeredLegalTypes } from '@hanji/domain/help/legal.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { useHasPage } from '@hanji/edition/frame/site-paths.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import type { ReactElement } from 'react';
import { legalTitles } from '#legal/legal-titles.ts';
import { documentsPath, legalPath } from '#paths/help-paths.ts';
import * as styles from './FooterLinks.module.css';

/** At the foot of a page: where there is help, and what the law wants to be found there. */
export function FooterLinks(): ReactElement {
  const t = usePhrases('menu');
  const { locales } = useEdition();
  const hasPage = useHasPage();
  const links = [
    { href: documentsPath('notice'), label: t('notices') },
    { href: documentsPath('faq'), label: t('help') },
    { href: '/inquiry', label: t('inquiry') },
    ...offeredLegalTypes(locales).map((type) => ({
      href: legalPath(type),
      label: t(legalTitles[type]),
    })),
  ];
  return (
    <nav aria-label={t('legalPages')}>
      <ul className={styles.links}>
        {links
          .filter(({ href }) => hasPage(href))
          .map(({ href, label }) => (
            <li key={href}>
              <Link className={styles.link} href={href}>
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
