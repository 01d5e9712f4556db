import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { readingAction } from '@hanji/domain/chapters/reading-action.ts';
import { lastChapterOf } from '@hanji/domain/reading/memory/last-chapters.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import type { ReactElement } from 'react';
import type { ContentAddress } from '#paths/paths.ts';
import { readLastChapter } from '#chapter/storage/last-chapters.ts';
import { ChapterSection } from '#content/chapters/ChapterSection.tsx';
import * as styles from './ContentHome.module.css';
import { ContentDetails } from '#content/details/ContentDetails.tsx';
import { AccessibilityDisclosure } from '#content/accessibility/AccessibilityDisclosure.tsx';
import { ContentHero } from './ContentHero.tsx';
import { GaugeSection } from './offers/GaugeSection.tsx';
import { Promotions } from './offers/Promotions.tsx';
import { ReadAction } from './ReadAction.tsx';
import { Recommends } from './Recommends.tsx';

type ContentHomeViewProps = { readonly home: ContentHome; readonly path: ContentAddress };

export function ContentHomeView({ home, path }: ContentHomeViewProps): ReactElement {
  const { content, chapters, seriesTitles, recommends, promotions } = home;
  useDocumentTitle(content.name);
  const last = lastChapterOf(content.activity, readLastChapter(content.id));
  const action = readingAction(chapters, last);
  const button = action && <ReadAction action={action} content={content} />;
  return (
    <article>
      <ContentHero content={content} />
      <div className={styles.body}>
        <div className={styles.aside}>
          {button && <div className={styles.action}>{button}</div>}
          <ContentDetails content={content} inSeries={seriesTitles.length > 0} />
          {content.accessibility && (
            <AccessibilityDisclosure content={content} accessibility={content.accessibility} />
          )}
        </div>
        <div>
          <Promotions promotions={promotions} />
          <GaugeSection content={content} />
          <ChapterSection
            home={home}
            path={path}
            currentId={action?.continues ? action.chapter.id : null}
          />
        </div>
        <Recommends inSeries={seriesTitles} titles={recommends} />
      </div>
      {button && <div className={styles.bar}>{button}</div>}
    </article>
  );
}
