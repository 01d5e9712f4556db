import type { FinishedPage } from '@hanji/contract/pages.ts';
import type { PageAddresses } from './page-addresses.ts';

type Described = Pick<FinishedPage, 'status' | 'head'> & {
  readonly origin: string;
  readonly addresses: Pick<PageAddresses, 'canonical'>;
};

/** The page's work as JSON-LD of schema.org; null where robots are to keep none, or it is of none. */
export function linkedData({ status, head, origin, addresses }: Described): object | null {
  const { linked, picture, language, robots } = head;
  if (status !== 200 || robots === 'noindex' || !linked) return null;
  const { type, name } = linked;
  const shared = {
    '@context': 'https://schema.org',
    '@type': type,
    name,
    url: addresses.canonical,
    ...(language !== null && { inLanguage: language }),
    ...(picture && { image: new URL(picture.url, origin).href }),
  };
  if ('partOf' in linked) {
    const { partOf } = linked;
    const url = new URL(partOf.path, addresses.canonical).href;
    return { ...shared, isPartOf: { '@type': partOf.type, name: partOf.name, url } };
  }
  const authors = linked.authors.map((author) => ({ '@type': 'Person', name: author }));
  return {
    ...shared,
    description: head.description,
    ...(authors.length > 0 && { author: authors }),
    ...(linked.publisher !== null && {
      publisher: { '@type': 'Organization', name: linked.publisher },
    }),
  };
}
