type Ids = {
  readonly contentId: number;
  readonly chapterId: number;
  /** Whose data a call is about that belongs to somebody. */
  readonly memberId?: string;
};

const nobody = '00000000-0000-4000-8000-000000000000';

function typeOf(path: string): string {
  if (path.includes('/reserve/')) return 'paypal';
  return path.includes('/purchase/') ? 'carrier' : 'terms_of_use';
}

/** A value for every parameter of a call's path, so that the template leads to its own route. */
export function callParams(
  path: string,
  { memberId = nobody, ...ids }: Ids,
): Readonly<Record<string, string>> {
  return {
    platform: 'web',
    // A report's category is what is wrong with a chapter.
    category: path.includes('/report/') ? 'image' : 'all_comic',
    menuCode: 'daily',
    itemCode: 'mon',
    genre: 'drama',
    contentCatalogId: '1',
    contentType: 'comic',
    contentId: String(ids.contentId),
    chapterId: String(ids.chapterId),
    chapterUnit: 'episode',
    chapterFileSalesType: 'product',
    avatarId: '7d0d2a52-3e9c-4a8e-9f1e-0a4f4f0c7f11',
    userId: memberId,
    value: 'Y',
    provider: 'google',
    product: 'previous',
    id: 'x'.repeat(43),
    loginType: 'google',
    distributionType: 'operator',
    giftId: '1',
    days: '30',
    coins: '3',
    rentWithMethod: 'rent-with-coin',
    purpose: 'LOGIN',
    sessionId: nobody,
    carrier: 'docomo',
    // Of a payment, or of a policy.
    type: typeOf(path),
    version: '1.0',
  };
}
