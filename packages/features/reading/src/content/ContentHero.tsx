import type { Content } from '@hanji/contract/entities/content.ts';
import { shortenNumber } from '@hanji/domain/numbers/number-shortening.ts';
import { formatNames } from '@hanji/i18n/format/lists.ts';
import { formatShortNumber } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import { cssVariables } from '@hanji/ui-kit/shared/css-variables.ts';
import { OriginMark } from '@hanji/ui-kit/works/marks/OriginMark.tsx';
import { useState, type ReactElement } from 'react';
import { useSlots } from '@hanji/edition/edition-context.tsx';
import { lazyComponent } from '@hanji/edition/lazy/lazy-component.ts';
import { SlotBoundary } from '@hanji/edition/slots/SlotBoundary.tsx';
import { useMatureBlur } from '#cards/use-mature-blur.ts';
import { TitleAge, TitleBadge } from '#cards/use-cover-marks.tsx';
import { contentPath } from '#paths/paths.ts';
import * as styles from './ContentHero.module.css';
import { GenreLine } from '#content/details/GenreLine.tsx';

const SharePage = lazyComponent(() => import('#shared/SharePage.tsx'), 'SharePage');

/** The key visual bleeding to the edges, and the title on its theme colour. */
export function ContentHero({ content }: { content: Content }): ReactElement {
  const t = usePhrases('reading');
  const translate = useTranslate();
  const locale = useLocale();
  const blurs = useMatureBlur();
  const { SubscribeButton } = useSlots();
  const [failed, setFailed] = useState(false);
  const visual = content.keyVisual ?? content.thumbnails[0] ?? null;
  const short = (count: number): string =>
    formatShortNumber(translate, locale, shortenNumber(count, locale));
  const { totalViews, totalComments, commentEnabled } = content;
  return (
    <header className={styles.hero} style={cssVariables({ '--hj-theme': content.themeColor })}>
      <div className={styles.inner}>
        {visual && !failed && (
          <div className={styles.visual} data-blurred={blurs(content)}>
            <img
              className={styles.picture}
              src={visual.url}
              width={visual.width}
              height={visual.height}
              alt=""
              fetchPriority="high"
              decoding="sync"
              onError={() => setFailed(true)}
            />
          </div>
        )}
        <div className={styles.words}>
          <p className={styles.marks}>
            {content.badge && <TitleBadge badge={content.badge} />}
            <TitleAge age={content.restrictedAge} />
            {content.original && <OriginMark kind="original" label={t('original')} />}
            {content.exclusive && <OriginMark kind="exclusive" label={t('exclusive')} />}
          </p>
          <h1 className={styles.title}>{content.name}</h1>
          <p className={styles.authors}>
            {formatNames(
              locale,
              content.authors.map(({ name }) => name),
            )}
          </p>
          <p className={styles.facts}>
            <GenreLine content={content} />
            <span>{t('views', { count: totalViews, number: short(totalViews) })}</span>
            {commentEnabled && totalComments > 0 && (
              <span>{t('comments', { count: totalComments, number: short(totalComments) })}</span>
            )}
          </p>
          <div className={styles.act}>
            {SubscribeButton && (
              <SlotBoundary>
                <SubscribeButton
                  contentType={content.type}
                  contentId={content.id}
                  subscribed={content.activity?.subscribed === true}
                />
              </SlotBoundary>
            )}
            <SlotBoundary>
              <SharePage
                path={contentPath({ contentType: content.type, contentId: content.id })}
                title={content.name}
                languageId={content.languageId}
              />
            </SlotBoundary>
          </div>
        </div>
      </div>
    </header>
  );
}
