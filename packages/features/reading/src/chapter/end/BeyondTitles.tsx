import type { ContentCard } from '@hanji/contract/entities/content.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { SectionHeader } from '@hanji/ui-kit/lists/section-header/SectionHeader.tsx';
import { BannerCard } from '@hanji/ui-kit/works/banner-card/BannerCard.tsx';
import { useId } from 'react';
import { TitleCard } from '#cards/TitleCard.tsx';
import { useGetContentQuery } from '#endpoints/content.ts';
import type { ContentAddress } from '#paths/paths.ts';
import * as styles from './EndCard.module.css';

type BeyondTitlesProps = { readonly path: ContentAddress; readonly recommends: boolean };

/** Two rows of a phone. */
const recommendCount = 6;

/**
 * Titles that are read together with one, and the first of its banners; nothing until they are
 * known, or where there are none (challenge-and-shutdown, section 2.8).
 */
export function BeyondTitles({ path, recommends }: BeyondTitlesProps) {
  const { contentType, contentId } = path;
  const { data } = useGetContentQuery({ params: { contentType, contentId } });
  if (!data) return null;
  const titles = recommends ? [...data.seriesTitles, ...data.recommends] : [];
  const [banner] = data.banners;
  return (
    <>
      {titles.length > 0 && <Recommended titles={titles.slice(0, recommendCount)} />}
      {banner && (
        <BannerCard
          look="banner_image"
          href={banner.webLinkUrl}
          title={banner.title}
          picture={{ src: banner.imgUrl, width: banner.width, height: banner.height }}
        />
      )}
    </>
  );
}

/** In rows, not in a carousel: a sideways swipe here turns the viewer's pages. */
function Recommended({ titles }: { readonly titles: readonly ContentCard[] }) {
  const t = usePhrases('reading');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={t('recommends')} />
      <ul className={styles.titles}>
        {titles.map((title) => (
          <li key={`${title.type}-${title.id}`} className={styles.title}>
            <TitleCard title={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}
