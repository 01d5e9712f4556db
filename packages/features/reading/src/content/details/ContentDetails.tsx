import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { useRef, type ReactElement } from 'react';
import { usePanelEntry } from '#panels/use-panel-entry.ts';
import * as styles from './ContentDetails.module.css';
import { ContentFacts } from './ContentFacts.tsx';
import { DetailPanel } from './DetailPanel.tsx';

type ContentDetailsProps = {
  readonly home: Pick<ContentHome, 'content' | 'seriesTitles' | 'recommends'>;
};

/**
 * What a title is: the first lines of its synopsis, and where there is room who made it, when it
 * comes, for whom. The chapters stay near; a panel shows all of it (sections 2 and 4).
 */
export function ContentDetails({ home }: ContentDetailsProps): ReactElement {
  const { content, seriesTitles } = home;
  const t = usePhrases('reading');
  const { open, show, close } = usePanelEntry('details');
  const opener = useRef<HTMLButtonElement>(null);
  const synopsis = content.description.trim();
  return (
    <section className={styles.details} aria-label={t('details')}>
      <div className={styles.body}>
        {synopsis && (
          <div>
            <h2 className={styles.heading}>{t('synopsis')}</h2>
            <p className={styles.text}>{synopsis}</p>
          </div>
        )}
        <div className={styles.wide}>
          <ContentFacts content={content} inSeries={seriesTitles.length > 0} />
        </div>
      </div>
      <Button
        ref={opener}
        look="quiet"
        icon="chevronEnd"
        className={styles.more}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        {t('showFacts')}
      </Button>
      <DetailPanel home={home} open={open} onClose={close} opener={opener} />
    </section>
  );
}
