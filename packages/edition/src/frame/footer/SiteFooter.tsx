import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Footer } from '@hanji/ui-kit/frame/footer/Footer.tsx';
import { useState } from 'react';
import type { BusinessInformation } from '#edition.ts';
import { useEdition, useSlots } from '#edition-context.tsx';
import { FooterSettings } from './FooterSettings.tsx';

/** Business information where the edition has to show it, else the language select; then the copyright. */
export function SiteFooter({ short }: { readonly short: boolean }) {
  const t = usePhrases('frame');
  const { business, supports } = useEdition();
  const { FooterLinks } = useSlots();
  // A page that outlasts New Year's Eve may show the old year.
  const [year] = useState(() => new Date().getFullYear());
  const copyright = t('copyright', { year: String(year) });
  if (short) return <Footer copyright={copyright} />;
  const links = FooterLinks && <FooterLinks />;
  if (supports.footer.businessInformation && business) {
    return <Footer links={links} facts={factsOf(business, t)} copyright={copyright} />;
  }
  return <Footer top={<FooterSettings />} links={links} copyright={copyright} />;
}

type Translate = ReturnType<typeof usePhrases<'frame'>>;

function factsOf(business: BusinessInformation, t: Translate) {
  const terms = [
    'company',
    'representative',
    'businessNumber',
    'mailOrderNumber',
    'address',
    'contact',
  ] as const;
  return terms.map((term) => {
    const value = business[term];
    return {
      term: t(term),
      value: term === 'contact' ? <a href={`mailto:${value}`}>{value}</a> : value,
    };
  });
}
