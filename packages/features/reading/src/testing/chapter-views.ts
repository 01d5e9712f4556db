import type { Chapter, ChapterView } from '@hanji/contract/entities/chapter.ts';

/** A chapter of a list; each fact can be another. */
export function someChapter(facts: Partial<Chapter> = {}): Chapter {
  return {
    id: 2,
    volumeId: null,
    unit: 'episode',
    name: 'Two',
    publishedAt: '2025-05-03T00:00:00.000Z',
    sort: 2,
    thumbnail: null,
    hasTrial: false,
    authorComment: null,
    activity: { unlocked: false, rented: false, rentRemained: 0, read: false },
    salesConfig: {
      rentableRemained: 0,
      free: false,
      rentAllowedWith: [],
      purchaseAllowedWith: ['coin'],
      event: null,
      originalPrice: 3,
      price: 3,
      coinBackPrice: 0,
      originalRentalPrice: 2,
      rentalPrice: 2,
      rentalPeriod: 0,
    },
    ...facts,
  };
}

/**
 * A comic chapter on screen, with images at these addresses, sealed as the service does it. They are
 * 300 pixels wide, and pages to turn where they are higher than that.
 */
export async function someView(
  name: string,
  addresses: readonly string[],
  height = 200,
): Promise<ChapterView> {
  const raw = crypto.getRandomValues(new Uint8Array(32));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
  const images = addresses.map(async (address, index) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(address);
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
    const url = toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
    return {
      id: `image-${index}`,
      page: index + 1,
      slice: 0,
      url,
      parameter: '',
      width: 300,
      height,
      dominantColor: '#336699',
      placeholder: '',
      description: null,
      widths: [300],
      panels: null,
    };
  });
  return {
    content: {
      id: 1,
      type: 'comic',
      name: 'A title',
      description: 'What it is about.',
      visual: null,
      languageId: 'en-US',
      orientation: 'TTB',
      sideways: false,
      themeColor: '#336699',
      restrictedAge: 0,
      commentEnabled: false,
    },
    chapter: {
      ...someChapter({ name }),
      nextChapter: null,
      previousChapter: null,
      contentVersion: '1',
      epub: null,
      totalComments: 0,
      images: await Promise.all(images),
    },
    imageKey: toBase64Url(raw),
  };
}

function toBase64Url(bytes: Uint8Array<ArrayBuffer>): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
