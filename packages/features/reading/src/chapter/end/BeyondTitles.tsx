import type { ContentCard } from '@hanji/contract/entities/content.ts';
import { shownBanner } from '@hanji/domain/titles/shown-banner.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { SectionHeader } from '@hanji/ui-kit/lists/section-header/SectionHeader.tsx';
import { useId } from 'react';
import { ContentBanner } from '#cards/ContentBanner.tsx';
import { TitleCard } from '#cards/TitleCard.tsx';
import { useGetContentQuery } from '#endpoints/content.ts';
import { contentPath, type ContentAddress } from '#paths/paths.ts';
import * as styles from './EndCard.module.css';

type BeyondTitlesProps = { readonly path: ContentAddress; readonly recommends: boolean };

/** Two rows of a phone. */
const recommendCount = 6;

/**
 * Titles that are read together with one, under their heading, and the first of its banners; nothing
 * until they are known, or where there are none (challenge-and-shutdown, section 2.8). What the banner
 * shows is not among the titles too. In rows, not in a carousel: a sideways swipe here turns pages.
 */
export function BeyondTitles({ path, recommends }: BeyondTitlesProps) {
  const t = usePhrases('reading');
  const id = useId();
  const { contentType, contentId } = path;
  const { data } = useGetContentQuery(
    { params: { contentType, contentId } },
    { refetchOnReconnect: true },
  );
  if (!data) return null;
  const banner = data.banners.find((each) => shownBanner(each) !== null);
  const others = recommends ? [...data.seriesTitles, ...data.recommends] : [];
  const titles = others
    .filter((title) => contentPath(addressOf(title)) !== banner?.webLinkUrl)
    .slice(0, recommendCount);
  const shown = banner && <ContentBanner banner={banner} look="banner_image" />;
  if (titles.length === 0) return shown ? <div className={styles.others}>{shown}</div> : null;
  return (
    <section aria-labelledby={id} className={styles.others}>
      <SectionHeader id={id} title={t('recommends')} />
      <ul className={styles.titles}>
        {titles.map((title) => (
          <li key={`${title.type}-${title.id}`} className={styles.title}>
            <TitleCard title={title} />
          </li>
        ))}
      </ul>
      {shown}
    </section>
  );
}

function addressOf({ type, id }: Pick<ContentCard, 'type' | 'id'>): ContentAddress {
  return { contentType: type, contentId: id };
}
