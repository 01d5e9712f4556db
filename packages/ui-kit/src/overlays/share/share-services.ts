/** Where an address can be sent without an account of ours, in the order of the world's alphabet. */
const addresses = {
  facebook: { name: 'Facebook', base: 'https://www.facebook.com/sharer/sharer.php', url: 'u' },
  line: { name: 'LINE', base: 'https://social-plugins.line.me/lineit/share', url: 'url' },
  naver: {
    name: 'NAVER',
    base: 'https://share.naver.com/web/shareView',
    url: 'url',
    title: 'title',
  },
  whatsapp: { name: 'WhatsApp', base: 'https://wa.me/', url: 'text' },
  x: { name: 'X', base: 'https://x.com/intent/post', url: 'url', title: 'text' },
} as const satisfies Record<string, { name: string; base: string; url: string; title?: string }>;

export type ShareServiceName = keyof typeof addresses;

type Shared = {
  readonly url: string;
  readonly title: string;
};

/** A service's own name and the address that hands it what is shared. */
export function shareService(
  service: ShareServiceName,
  { url, title }: Shared,
): { readonly name: string; readonly href: string } {
  const place = addresses[service];
  const query = new URLSearchParams({ [place.url]: url });
  if ('title' in place) query.set(place.title, title);
  return { name: place.name, href: `${place.base}?${query.toString()}` };
}
