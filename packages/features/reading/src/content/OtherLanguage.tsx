import type { Content } from '@hanji/contract/entities/content.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { useLanguages } from '@hanji/edition/language/use-languages.ts';
import { languageNames } from '@hanji/i18n/locale.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import type { ReactElement } from 'react';
import * as styles from './ContentHome.module.css';

type OtherLanguageProps = { readonly content: Content; readonly path: string };

/** Of a title in a language of another edition: which it is, and the way to where it is spoken. */
export function OtherLanguage(props: OtherLanguageProps): ReactElement | null {
  const { locales } = useEdition();
  return locales.includes(props.content.languageId) ? null : <Elsewhere {...props} />;
}

function Elsewhere({ content, path }: OtherLanguageProps): ReactElement {
  const t = usePhrases('reading');
  const site = useLanguages().find(({ code }) => code === content.languageId)?.link;
  const href = site ? URL.parse(path, site)?.href : undefined;
  const language = languageNames[content.languageId];
  return (
    <p className={styles.language}>
      <span>{t('languageOfTitle', { language })}</span>
      {href && <Link href={href}>{t('ownSiteOfTitle')}</Link>}
    </p>
  );
}
