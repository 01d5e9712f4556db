import type { ContentBanner } from '@hanji/contract/entities/content.ts';
import { setLink } from '@hanji/domain/paths/set-link.ts';
import { BannerCard } from '@hanji/ui-kit/works/banner-card/BannerCard.tsx';
import { BannerList } from '@hanji/ui-kit/works/banner-card/BannerList.tsx';
import type { ReactElement } from 'react';

/** What operators have to show on every title's home; each leads into the site or out of it. */
export function ContentBanners({
  banners,
}: {
  readonly banners: readonly ContentBanner[];
}): ReactElement | null {
  const shown = banners.flatMap((banner) => {
    const href = setLink(banner.webLinkUrl);
    return href === null ? [] : { ...banner, href };
  });
  if (shown.length === 0) return null;
  return (
    <BannerList>
      {shown.map(({ id, href, title, imgUrl, width, height }) => (
        <BannerCard
          key={id}
          look="banner_list"
          href={href}
          title={title}
          picture={{ src: imgUrl, width, height }}
        />
      ))}
    </BannerList>
  );
}
