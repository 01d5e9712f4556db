import type { ReactElement } from 'react';
import { pageOfSlider, pageSlider, percentSlider } from '@hanji/domain/reading/index-slider.ts';
import { IndexSlider } from '@hanji/ui-kit/reading/index-slider/IndexSlider.tsx';
import type { NovelBarsProps } from '#novel/react/parts/novel-bars-props.ts';

/** By absolute page where pages are turned, once they are counted; else by percent (section 2). */
export function NovelSlider(props: NovelBarsProps): ReactElement {
  const { viewer, percent, pages, direction, onPercent, onPage } = props;
  const { labels } = viewer;
  const byPercent = percentSlider(percent, direction);
  if (!pages) {
    const words = labels.percentOf(byPercent.value);
    return (
      <IndexSlider {...byPercent} label={labels.slider} valueText={words} onChange={onPercent} />
    );
  }
  const byPage = pageSlider(pages.page, pages.pages, direction);
  return (
    <IndexSlider
      {...byPage}
      label={labels.slider}
      valueText={labels.pageOf(byPage.value, byPage.max, byPercent.value)}
      onChange={(page) => onPage(pageOfSlider(byPage, page))}
    />
  );
}
