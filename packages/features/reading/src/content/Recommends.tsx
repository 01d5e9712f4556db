import type { ContentCard } from '@hanji/contract/entities/content.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Carousel } from '@hanji/ui-kit/lists/carousel/Carousel.tsx';
import { SectionHeader } from '@hanji/ui-kit/lists/section-header/SectionHeader.tsx';
import type { ReactElement } from 'react';
import { TitleCard } from '#cards/TitleCard.tsx';

/** Titles that are read together with this one. */
export function Recommends({ titles }: { titles: readonly ContentCard[] }): ReactElement | null {
  const t = usePhrases('reading');
  const frame = usePhrases('frame');
  if (titles.length === 0) return null;
  return (
    <section aria-labelledby="recommends">
      <SectionHeader id="recommends" title={t('recommends')} />
      <Carousel kind="normal" labels={{ back: frame('scrollBack'), on: frame('scrollOn') }}>
        {titles.map((title) => (
          <TitleCard key={`${title.type}-${title.id}`} title={title} />
        ))}
      </Carousel>
    </section>
  );
}
