import type { Content } from '@hanji/contract/entities/content.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { useId, useState, type ReactElement } from 'react';
import * as styles from './ContentDetails.module.css';
import { ContentFacts } from './ContentFacts.tsx';

type ContentDetailsProps = {
  readonly content: Content;
  /** There are other titles of its series. */
  readonly inSeries: boolean;
};

/**
 * What a title is: synopsis, who made it, when it comes, for whom. Phones show the first lines,
 * so that the chapters are near, and the rest on demand.
 */
export function ContentDetails({ content, inSeries }: ContentDetailsProps): ReactElement {
  const t = usePhrases('reading');
  const id = useId();
  const [open, setOpen] = useState(false);
  const synopsis = content.description.trim();
  const more = synopsis === '' ? t('showFacts') : t('showMore');
  return (
    <section className={styles.details} data-open={open} aria-label={t('details')}>
      <div id={id} className={styles.body}>
        {synopsis && (
          <div>
            <h2 className={styles.heading}>{t('synopsis')}</h2>
            <p className={styles.text}>{content.description}</p>
          </div>
        )}
        <ContentFacts content={content} inSeries={inSeries} />
      </div>
      <Button
        look="quiet"
        icon={open ? 'chevronUp' : 'chevronDown'}
        className={styles.more}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? t('showLess') : more}
      </Button>
    </section>
  );
}
