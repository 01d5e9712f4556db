import type { HomeElement } from '@hanji/contract/entities/home.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { TopBanner } from '@hanji/ui-kit/lists/top-banner/TopBanner.tsx';
import type { ReactElement } from 'react';
import { elementPictures } from '#cards/element-pictures.ts';
import { useMatureBlur } from '#cards/use-mature-blur.ts';

/** The carousel at the head of Home; nothing where there is no banner. */
export function HomeBanner({
  elements,
}: {
  elements: readonly HomeElement[];
}): ReactElement | null {
  const t = usePhrases('reading');
  const blurs = useMatureBlur();
  if (elements.length === 0) return null;
  return (
    <TopBanner
      slides={elements.map((element) => ({
        id: element.id,
        href: element.urlHttp,
        title: element.title,
        text: element.additionalText,
        tag: element.label,
        color: element.themeColor,
        blurred: blurs(element),
        ...elementPictures(element),
      }))}
      labels={{
        region: t('topBanner'),
        previous: t('previousSlide'),
        next: t('nextSlide'),
        pause: t('pauseSlides'),
        play: t('playSlides'),
        position: (current, total) => t('slide', { current, total }),
      }}
    />
  );
}
