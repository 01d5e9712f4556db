type Ids = {
  readonly contentId: number;
  readonly chapterId: number;
  /** Whose data a call is about that belongs to somebody. */
  readonly memberId?: string;
};

const nobody = '00000000-0000-4000-8000-000000000000';

/** What a report or an inquiry is about. */
function categoryOf(path: string): string {
  if (path.startsWith('/help/')) return 'account';
  if (!path.includes('/report/')) return 'all_comic';
  if (path.includes('/comment/')) return 'spoiler';
  return path.startsWith('/challenge/') ? 'copyright' : 'image';
}

function typeOf(path: string): string {
  if (path.startsWith('/library')) return 'recent';
  if (path.startsWith('/document/')) return 'notice';
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
    category: categoryOf(path),
    menuCode: 'daily',
    itemCode: 'mon',
    genre: 'drama',
    genreId: '4',
    rankingType: 'popular',
    contentCatalogId: '1',
    contentType: 'comic',
    contentId: String(ids.contentId),
    chapterId: String(ids.chapterId),
    chapterUnit: 'episode',
    chapterFileSalesType: 'product',
    orderType: 'like',
    commentId: '1',
    authorId: '1',
    avatarId: '7d0d2a52-3e9c-4a8e-9f1e-0a4f4f0c7f11',
    bankbookId: nobody,
    userId: memberId,
    notice: 'gift',
    value: 'Y',
    provider: 'google',
    product: 'previous',
    // Of a conversion, or of an account to be moved.
    id: path.includes('/offerwall/') ? nobody : 'x'.repeat(43),
    loginType: 'google',
    distributionType: 'operator',
    giftId: '1',
    titleImage: 'cover',
    uploadId: nobody,
    part: '0',
    pageId: '1',
    tab: 'gift',
    upTo: '1',
    documentId: '1',
    contestNo: '113',
    eventId: '1',
    name: 'first-steps',
    days: '30',
    coins: '3',
    rentWithMethod: 'rent-with-coin',
    purpose: 'LOGIN',
    sessionId: nobody,
    carrier: 'docomo',
    // Of a payment, of a document, of a policy, or of a list of the library.
    type: typeOf(path),
    version: '1.0',
  };
}
