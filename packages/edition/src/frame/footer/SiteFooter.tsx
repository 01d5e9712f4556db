import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Footer } from '@hanji/ui-kit/frame/footer/Footer.tsx';
import type { BusinessInformation } from '#edition.ts';
import { useEdition } from '#edition-context.tsx';
import { FooterSettings } from './FooterSettings.tsx';

// A visit that outlasts New Year's Eve may show the old year.
const year = new Date().getFullYear();

/** Business information where the edition has to show it, else the language select; then the copyright. */
export function SiteFooter({ short }: { readonly short: boolean }) {
  const t = usePhrases('frame');
  const { business, supports } = useEdition();
  const copyright = t('copyright', { year });
  if (short) return <Footer copyright={copyright} />;
  if (supports.footer.businessInformation && business) {
    return <Footer facts={factsOf(business, t)} copyright={copyright} />;
  }
  return <Footer top={<FooterSettings />} copyright={copyright} />;
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
  return terms.map((term) => ({ term: t(term), value: business[term] }));
}
