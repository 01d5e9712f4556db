import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { formatNames } from '@hanji/i18n/format/lists.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { BottomSheet } from '@hanji/ui-kit/overlays/bottom-sheet/BottomSheet.tsx';
import { useState, type ReactElement, type RefObject } from 'react';
import { TitleAge } from '#cards/use-cover-marks.tsx';
import { useMatureBlur } from '#cards/use-mature-blur.ts';
import { Recommends } from '../Recommends.tsx';
import { ContentFacts } from './ContentFacts.tsx';
import * as styles from './DetailPanel.module.css';
import { GenreLine } from './GenreLine.tsx';

type DetailPanelProps = {
  readonly home: Pick<ContentHome, 'content' | 'seriesTitles' | 'recommends'>;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly opener: RefObject<HTMLElement | null>;
};

/** All that is known of a title, over its page, which does not scroll meanwhile (section 2). */
export function DetailPanel({ home, open, onClose, opener }: DetailPanelProps): ReactElement {
  const t = usePhrases('reading');
  const close = usePhrases('frame')('close');
  return (
    <BottomSheet
      open={open}
      title={t('details')}
      closeLabel={close}
      onClose={onClose}
      opener={opener}
    >
      {open && <Details home={home} />}
    </BottomSheet>
  );
}

function Details({ home }: Pick<DetailPanelProps, 'home'>): ReactElement {
  const { content, seriesTitles, recommends } = home;
  const t = usePhrases('reading');
  const locale = useLocale();
  const blurs = useMatureBlur();
  const [failed, setFailed] = useState(false);
  const visual = content.keyVisual ?? content.thumbnails[0] ?? null;
  const synopsis = content.description.trim();
  const names = content.authors.map(({ name }) => name);
  return (
    <div className={styles.panel}>
      {visual && !failed && (
        <div className={styles.visual} data-blurred={blurs(content)}>
          <img
            className={styles.picture}
            src={visual.url}
            width={visual.width}
            height={visual.height}
            alt=""
            decoding="async"
            onError={() => setFailed(true)}
          />
        </div>
      )}
      <div>
        <p className={styles.title}>
          <span>{content.name}</span> <TitleAge age={content.restrictedAge} />
        </p>
        <p className={styles.authors}>{formatNames(locale, names)}</p>
        <p className={styles.genres}>
          <GenreLine content={content} />
        </p>
      </div>
      {synopsis && (
        <section>
          <h3 className={styles.heading}>{t('synopsis')}</h3>
          <p className={styles.text}>{synopsis}</p>
        </section>
      )}
      <ContentFacts content={content} inSeries={seriesTitles.length > 0} />
      <Recommends inSeries={[]} titles={recommends} />
    </div>
  );
}
