import type { Banner } from '@hanji/contract/entities/banner.ts';
import type { BannerCategory } from '@hanji/contract/banner-vocabulary.ts';
import { shownBanner } from '@hanji/domain/titles/shown-banner.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { TopBanner } from '@hanji/ui-kit/lists/top-banner/TopBanner.tsx';
import type { ReactElement } from 'react';
import { useSlideLabels } from './use-slide-labels.ts';

/** The banners of the area; nothing where none is shown now. */
export function HomeBanners({
  banners,
}: {
  readonly banners: readonly Banner[];
}): ReactElement | null {
  const t = usePhrases('reading');
  const labels = useSlideLabels();
  const tags: Readonly<Record<BannerCategory, string>> = {
    notice: t('bannerNotice'),
    free: t('free'),
    event: t('bannerEvent'),
  };
  const slides = banners.flatMap((banner) => {
    const shown = shownBanner(banner);
    if (!shown) return [];
    const { id, title, category, imgUrl: src, width, height } = banner;
    return [{ id, title, href: shown.href, tag: tags[category], picture: { src, width, height } }];
  });
  if (slides.length === 0) return null;
  return <TopBanner slides={slides} labels={{ region: t('topBanner'), ...labels }} />;
}
