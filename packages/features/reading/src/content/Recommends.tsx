import type { ContentCard } from '@hanji/contract/entities/content.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Carousel } from '@hanji/ui-kit/lists/carousel/Carousel.tsx';
import { SectionHeader } from '@hanji/ui-kit/lists/section-header/SectionHeader.tsx';
import { useId, type ReactElement } from 'react';
import { TitleCard } from '#cards/TitleCard.tsx';

type RowProps = {
  readonly heading: string;
  readonly titles: readonly ContentCard[];
};

function Row({ heading, titles }: RowProps): ReactElement | null {
  const id = useId();
  const frame = usePhrases('frame');
  if (titles.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={heading} />
      <Carousel kind="normal" labels={{ back: frame('scrollBack'), on: frame('scrollOn') }}>
        {titles.map((title) => (
          <TitleCard key={`${title.type}-${title.id}`} title={title} />
        ))}
      </Carousel>
    </section>
  );
}

type RecommendsProps = {
  readonly inSeries: readonly ContentCard[];
  readonly titles: readonly ContentCard[];
};

/** Others of the title's series, and titles that are read together with this one. */
export function Recommends({ inSeries, titles }: RecommendsProps): ReactElement {
  const t = usePhrases('reading');
  return (
    <>
      <Row heading={t('seriesTitles')} titles={inSeries} />
      <Row heading={t('recommends')} titles={titles} />
    </>
  );
}
