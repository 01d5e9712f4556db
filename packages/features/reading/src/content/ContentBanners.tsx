import type { Banner } from '@hanji/contract/entities/banner.ts';
import { shownBanner } from '@hanji/domain/titles/shown-banner.ts';
import { BannerList } from '@hanji/ui-kit/works/banner-card/BannerList.tsx';
import type { ReactElement } from 'react';
import { ContentBanner } from '#cards/ContentBanner.tsx';

/** What operators have to show on every title's home; each leads into the site or out of it. */
export function ContentBanners({
  banners,
}: {
  readonly banners: readonly Banner[];
}): ReactElement | null {
  const shown = banners.filter((banner) => shownBanner(banner) !== null);
  if (shown.length === 0) return null;
  return (
    <BannerList>
      {shown.map((banner) => (
        <ContentBanner key={banner.id} banner={banner} />
      ))}
    </BannerList>
  );
}
