import type { HomeElement } from '@hanji/contract/entities/home.ts';

/** A comic in a list of Home: with a small and a large picture, neither badge nor price. */
export function someElement(fields: Partial<HomeElement> = {}): HomeElement {
  return {
    id: 7,
    contentType: 'comic',
    title: 'Lane Nine',
    additionalText: '',
    badge: null,
    status: 'updated',
    original: false,
    exclusive: false,
    mature: false,
    restrictedAge: 0,
    gaugeUsable: false,
    ticketUsable: false,
    coinUsable: false,
    totalViews: 0,
    themeColor: '#4a3c70',
    imageUrl: '/small',
    width: 360,
    height: 480,
    largeImageUrl: '/large',
    largeWidth: 720,
    largeHeight: 405,
    label: '',
    urlScheme: '',
    urlHttp: '/comic/7',
    rank: null,
    ...fields,
  };
}
