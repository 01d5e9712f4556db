import type { HomeElement, Section } from '@hanji/contract/entities/home.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Carousel } from '@hanji/ui-kit/lists/carousel/Carousel.tsx';
import { SectionHeader } from '@hanji/ui-kit/lists/section-header/SectionHeader.tsx';
import { BannerList } from '@hanji/ui-kit/works/banner-card/BannerList.tsx';
import type { ReactElement } from 'react';
import { BannerElement, RankedElement, TitleElement } from '#cards/ElementCard.tsx';
import { sectionLook, type SectionLook } from './section-look.ts';

/** A section by its type: titles or banners in a rail or a list, with the way to all of them. */
export function HomeSection({ section }: { section: Section }): ReactElement {
  const t = usePhrases('reading');
  const frame = usePhrases('frame');
  const id = `section-${section.id}`;
  const look = sectionLook(section);
  const elements = section.elements.slice(0, look.most);
  const more = section.urlHttp
    ? {
        href: section.urlHttp,
        label: t('viewMore'),
        spoken: t('viewMoreOf', { title: section.title }),
      }
    : undefined;
  const shown = elements.map((element, index) => (
    <SectionElement
      key={`${element.contentType ?? 'banner'}-${element.id}`}
      element={element}
      card={look.card}
      rank={element.rank ?? index + 1}
    />
  ));
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={section.title} text={section.additionalText} more={more} />
      {look.kind === 'list' ? (
        <BannerList>{shown}</BannerList>
      ) : (
        <Carousel kind={look.kind} labels={{ back: frame('scrollBack'), on: frame('scrollOn') }}>
          {shown}
        </Carousel>
      )}
    </section>
  );
}

type SectionElementProps = {
  readonly element: HomeElement;
  readonly card: SectionLook['card'];
  readonly rank: number;
};

function SectionElement({ element, card, rank }: SectionElementProps): ReactElement {
  switch (card) {
    case 'ranked':
      return <RankedElement element={element} rank={rank} />;
    case 'banner_image':
    case 'banner_list':
    case 'banner_swipe':
      return <BannerElement element={element} look={card} />;
    case 'normal':
    case 'big':
    case 'genre_basic':
    case 'content_big':
      return <TitleElement element={element} size={card} />;
  }
}
