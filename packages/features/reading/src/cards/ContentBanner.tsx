import type { Banner } from '@hanji/contract/entities/banner.ts';
import type { BannerCategory } from '@hanji/contract/banner-vocabulary.ts';
import { shownBanner } from '@hanji/domain/titles/shown-banner.ts';
import { formatRemainingTime } from '@hanji/i18n/format/times.ts';
import { usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import { BannerCard, type BannerLook } from '@hanji/ui-kit/works/banner-card/BannerCard.tsx';
import type { ReactElement } from 'react';

type ContentBannerProps = {
  readonly banner: Banner;
  /** Of the place, where it has one of its own. */
  readonly look?: BannerLook;
};

/** What operators have to show beside a title: what it is about, and how long it goes on. */
export function ContentBanner({ banner, look }: ContentBannerProps): ReactElement | null {
  const t = usePhrases('reading');
  const translate = useTranslate();
  const shown = shownBanner(banner);
  if (shown === null) return null;
  const words: Readonly<Record<BannerCategory, string>> = {
    notice: t('bannerNotice'),
    free: t('free'),
    event: t('bannerEvent'),
  };
  const { title, category, elementUiType, imgUrl, width, height } = banner;
  return (
    <BannerCard
      look={look ?? elementUiType}
      href={shown.href}
      tag={words[category]}
      title={title}
      text={shown.left ? formatRemainingTime(translate, shown.left) : undefined}
      picture={{ src: imgUrl, width, height }}
    />
  );
}
