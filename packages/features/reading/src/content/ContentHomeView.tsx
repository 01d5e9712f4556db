import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { readingAction } from '@hanji/domain/chapters/reading-action.ts';
import { lastChapterOf } from '@hanji/domain/reading/memory/last-chapters.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import type { ReactElement } from 'react';
import { contentPath, type ContentAddress } from '#paths/paths.ts';
import { useChapterCodeAhead } from '#chapter/ahead/use-chapter-code-ahead.ts';
import { Popups } from '#popups/Popups.tsx';
import { readLastChapter } from '#storage/last-chapters.ts';
import { ChapterSection } from '#content/chapters/ChapterSection.tsx';
import * as styles from './ContentHome.module.css';
import { ContentDetails } from '#content/details/ContentDetails.tsx';
import { AccessibilityDisclosure } from '#content/accessibility/AccessibilityDisclosure.tsx';
import { ContentBanners } from './ContentBanners.tsx';
import { ContentHero } from './ContentHero.tsx';
import { GaugeSection } from './offers/GaugeSection.tsx';
import { Promotions } from './offers/Promotions.tsx';
import { ReadAction } from './ReadAction.tsx';
import { OtherLanguage } from './OtherLanguage.tsx';
import { Recommends } from './Recommends.tsx';
import { useActionAhead } from './use-action-ahead.ts';

type ContentHomeViewProps = { readonly home: ContentHome; readonly path: ContentAddress };

export function ContentHomeView({ home, path }: ContentHomeViewProps): ReactElement {
  const { content, chapters, seriesTitles, recommends, promotions, banners, popups } = home;
  useDocumentTitle(content.name);
  useChapterCodeAhead(content.type);
  const reader = useCurrentUser()?.userId ?? null;
  const last = lastChapterOf(content.activity, readLastChapter(reader, content.id));
  const action = readingAction(chapters, last);
  useActionAhead(path, action?.chapter.id);
  const button = action && <ReadAction action={action} content={content} />;
  return (
    <article>
      <ContentHero content={content} />
      <div className={styles.body}>
        <div className={styles.aside}>
          {button && <div className={styles.action}>{button}</div>}
          <ContentDetails home={home} />
          {content.accessibility && (
            <AccessibilityDisclosure content={content} accessibility={content.accessibility} />
          )}
        </div>
        <div>
          <OtherLanguage content={content} path={contentPath(path)} />
          <Promotions promotions={promotions} at={contentPath(path)} />
          <GaugeSection content={content} />
          <ChapterSection
            home={home}
            path={path}
            currentId={action?.continues ? action.chapter.id : null}
          />
        </div>
        {seriesTitles.length + recommends.length + banners.length > 0 && (
          <div className={styles.rows}>
            <Recommends inSeries={seriesTitles} titles={recommends} />
            <ContentBanners banners={banners} />
          </div>
        )}
      </div>
      {button && <div className={styles.bar}>{button}</div>}
      <Popups popups={popups} />
    </article>
  );
}
