import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import type { ReactElement } from 'react';
import * as styles from './CategorySwitch.module.css';

type CategorySwitchProps = {
  readonly category: ContentCategory;
  /** Whether its Home is what is shown. */
  readonly home: boolean;
};

/** Comics or novels: two large words, the chosen one underlined in ink. */
export function CategorySwitch({ category, home }: CategorySwitchProps): ReactElement {
  const t = usePhrases('reading');
  const frame = usePhrases('frame');
  const choices = [
    { value: 'all_comic', label: frame('comics') },
    { value: 'all_novel', label: frame('novels') },
  ] as const;
  return (
    <nav className={styles.tabs} aria-label={t('category')}>
      {choices.map(({ value, label }) => (
        <Link
          key={value}
          className={styles.choice}
          href={`/?category=${value}`}
          aria-current={value === category ? (home ? 'page' : 'true') : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
