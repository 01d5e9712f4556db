import type { HomeElement, Section } from '@hanji/contract/entities/home.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Carousel } from '@hanji/ui-kit/lists/carousel/Carousel.tsx';
import { SectionHeader } from '@hanji/ui-kit/lists/section-header/SectionHeader.tsx';
import type { ReactElement } from 'react';
import { BannerElement, RankedElement, TitleElement } from '#cards/ElementCard.tsx';
import { sectionLook } from './section-look.ts';

/** A section by its type: a rail of titles or banners, with the way to all of them. */
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
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={section.title} text={section.additionalText} more={more} />
      <Carousel kind={look.kind} labels={{ back: frame('scrollBack'), on: frame('scrollOn') }}>
        {elements.map((element, index) => (
          <SectionElement
            key={`${element.contentType ?? 'banner'}-${element.id}`}
            element={element}
            section={section}
            rank={element.rank ?? index + 1}
          />
        ))}
      </Carousel>
    </section>
  );
}

type SectionElementProps = {
  readonly element: HomeElement;
  readonly section: Section;
  readonly rank: number;
};

function SectionElement({ element, section, rank }: SectionElementProps): ReactElement {
  const { card } = sectionLook(section);
  if (card === 'ranked') return <RankedElement element={element} rank={rank} />;
  if (card === 'banner') return <BannerElement element={element} />;
  return <TitleElement element={element} size={card} />;
}
