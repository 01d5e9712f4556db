import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { result } from '../schemas/envelope.ts';
import { sampleOf } from '../testing/sample-of.ts';
import { banner } from './banner.ts';
import {
  challengeChapter,
  challengeChapterDetail,
  challengeContent,
  challengeImage,
  challengePickup,
  challengeRankingEntry,
  challengeSubscription,
} from './challenge.ts';
import { challengeComment } from './challenge-comment.ts';
import { chapterActivity, salesConfig, viewedChapter } from './chapter.ts';
import { comment, commentHistoryEntry } from './community.ts';
import {
  author,
  badge,
  content,
  contentActivity,
  contentHome,
  promotion,
  rentalConfig,
} from './content.ts';
import { helpDocument } from './document.ts';
import { event } from './event.ts';
import { home, homeElement, menu, menuItem, section } from './home.ts';
import { chapterImage } from './image.ts';
import { gift, message } from './inbox.ts';
import { expireCoins, inventory } from './inventory.ts';
import {
  authenticationResult,
  consent,
  mature,
  policyVersion,
  rsaKeySet,
  userExtraInfo,
  userProfile,
} from './member.ts';
import { popup } from './popup.ts';

type Facts = Readonly<Record<string, unknown>>;

/** What the contract accepts of an entity, with some of it another. */
function some(schema: z.ZodType, facts: Facts = {}): Facts {
  return { ...(sampleOf(schema) as Facts), ...facts };
}

function accepts(schema: z.ZodType, facts: Facts = {}): boolean {
  return schema.safeParse(some(schema, facts)).success;
}

/** Each entity of section 3 with the names that the section gives its fields. */
const entities: readonly (readonly [rows: string, name: string, z.ZodType, fields: string])[] = [
  [
    '[A3-001]',
    'user profile',
    userProfile,
    'userId email nickname password externalIdps guest emailNotify avatarImageUrl',
  ],
  ['[A3-002]', 'inventory', inventory, 'ticket coin readForFree'],
  ['[A3-002]', 'ticket', inventory.shape.ticket, 'amount'],
  [
    '[A3-003]',
    'coin',
    inventory.shape.coin,
    'purchasedAmount freeAmount closestExpireAmount closestExpireAt',
  ],
  ['[A3-004]', 'readForFree', inventory.shape.readForFree, 'amount recoverRemained'],
  ['[A3-005]', 'mature', mature, 'acceptMature adultVerification'],
  ['[A3-005]', 'adult verification', mature.shape.adultVerification, 'status verifiedAt expiredAt'],
  [
    '[A3-006]',
    'userExtraInfo',
    userExtraInfo,
    'cellPhone lastPasswordChangedAt marketInfoAgree passwordExpired',
  ],
  ['[A3-007]', 'expireCoins', expireCoins.element, 'amount expireAt'],
  [
    '[A3-008]',
    'authentication result',
    authenticationResult,
    `sessionToken neoIdUid userId dormantStatus passwordExpiredStatus policyStatus
    responseTokenType`,
  ],
  ['[A3-009]', 'RSA key set', rsaKeySet, 'publicKeyModulus publicKeyExponent sessionKey'],
  [
    '[A3-010]',
    'popup',
    popup,
    `id area page uiType category title description themeColor htmlUrl imgUrl width height
    appLinkUrl webLinkUrl repeatInterval repeatable isSkip`,
  ],
  [
    '[A3-011]',
    'home content element',
    homeElement,
    `id title additionalText badge status original exclusive gaugeUsable ticketUsable coinUsable
    totalViews themeColor imageUrl width height largeImageUrl largeWidth largeHeight label urlScheme
    urlHttp rank`,
  ],
  [
    '[A3-013] [A3-014]',
    'section',
    section,
    'id sectionUiType elementUiType title additionalText urlScheme urlHttp elements',
  ],
  ['[A3-016]', 'home', home, 'popups sections topBanner menu'],
  ['[A3-016]', 'menu', menu, 'holder items genres'],
  ['[A3-016]', 'menu item', menuItem, 'code apiPath index'],
  [
    '[A3-017] [A3-018] [A3-019] [A3-020] [A3-021] [A3-022] [A3-023]',
    'content',
    content,
    `id name type status genres description keyVisual thumbnails themeColor icon sns mature
    restrictedAge original exclusive adsEnabled authors publisherName publishDay chapters chapterUnit
    chapterFileFormat lastChapterPublishedAt commentEnabled totalViews badge orientation rentExpireAt
    rentalConfig activity inventory`,
  ],
  [
    '[B3-024]',
    'content of guards, by the names of reading-service',
    content,
    'type id name genres restrictedAge mature badge status keyVisual thumbnails authors',
  ],
  ['[B3-024]', 'what of it is sold', salesConfig, 'price coinBackPrice rentalPrice'],
  ['[A3-017]', 'thumbnail', content.shape.thumbnails.element, 'type url'],
  ['[A3-019]', 'author', author, 'name role'],
  ['[A3-021]', 'badge', badge, 'type label'],
  ['[A3-022]', 'rentalConfig', rentalConfig, 'gaugeUsable recoverInterval rentalPeriod'],
  ['[A3-023]', 'activity of a content', contentActivity, 'subscribed lastReadChapterId'],
  [
    '[A3-025]',
    'content home',
    contentHome,
    'content chapters recommends banners popups promotions',
  ],
  [
    '[B3-009]',
    'banner',
    banner,
    `area id filePath fileName urlHttp elementUiType title category webLinkUrl expireRemained
    imgUrl`,
  ],
  ['[A3-025] [B3-029]', 'promotion', promotion, 'category title expireRemained webLinkUrl'],
  [
    '[A3-026] [A3-027]',
    'chapter',
    viewedChapter,
    `volumeId id name publishedAt sort thumbnail hasTrial nextChapter previousChapter authorComment
    epub images activity salesConfig`,
  ],
  ['[A3-027]', 'chapter image', chapterImage, 'url parameter'],
  ['[A3-029]', 'chapter activity', chapterActivity, 'unlocked rented rentRemained read'],
  [
    '[A3-030]',
    'chapter salesConfig',
    salesConfig,
    `rentableRemained free rentAllowedWith purchaseAllowedWith event originalPrice price coinBackPrice
    originalRentalPrice rentalPrice rentalPeriod`,
  ],
  ['[A3-031]', 'comment', comment, 'id author comment totalLikes reaction postedAt status'],
  ['[A3-031]', 'author of a comment', comment.shape.author, 'userId nickname profileImageUrl'],
  ['[A3-031]', 'reaction', comment.shape.reaction, 'liked reported'],
  [
    '[A3-032]',
    'comment history',
    commentHistoryEntry,
    'id comment contentType contentId contentName mature chapterId chapterName chapterThumbnail',
  ],
  [
    '[A3-033] [B3-027]',
    'gift',
    gift,
    `item id title description imageUrl urlHttp received expireRemained distributionType
    itemConfigId`,
  ],
  ['[A3-034] [B3-028]', 'message', message, 'id title description distributedAt'],
  ['[A3-035]', 'event', event, 'title mature'],
  ['[A3-036]', 'policy version', policyVersion, 'type version'],
  ['[A3-037]', 'notice or FAQ', helpDocument, 'id title body publishedAt categoryPath'],
  [
    '[A3-038]',
    'consent',
    consent,
    'termsAgreeYn termsPrivacyYn termsAge14Yn termsMarketingYn termsAdvertisementYn',
  ],
  [
    '[B3-001]',
    'challenge content',
    challengeContent,
    `contentId name description catchcopy userId coverImageFilePath coverImageFileName
    squareImageFilePath squareImageFileName published completed mature suspended commentEnabled
    totalViews totalViewsUpdatedAt createdAt updatedAt publishedAt totalLikes genres primaryGenre
    chapterCount commentCount subscribedCount chapters nickname avatarFileName avatarFilePath
    subscribed activity`,
  ],
  [
    '[B3-002]',
    'activity of a challenge content',
    challengeContent.shape.activity,
    'subscribed lastReadChapterId lastReadChapterLocator lastReadAt',
  ],
  [
    '[B3-003]',
    'challenge chapter',
    challengeChapter,
    `chapterId contentId userId name published status coverImageFilePath coverImageFileName totalLikes
    commentEnabled authorComment publishedAt createdAt updatedAt commentCount`,
  ],
  [
    '[B3-004]',
    'challenge chapter detail',
    challengeChapterDetail,
    'images userComments activity liked nextChapter previousChapter nickname',
  ],
  [
    '[B3-004]',
    'image of a challenge chapter',
    challengeImage,
    'sort filePath fileName width height size',
  ],
  [
    '[B3-005]',
    'challenge comment',
    challengeComment,
    `commentId contentId chapterId userId comment totalLikes status createdAt updatedAt nickname
    avatarFilePath avatarFileName`,
  ],
  [
    '[B3-006]',
    'challenge subscription',
    challengeSubscription,
    `name nickname description createdAt updatedAt checked contentId userId coverImageFilePath
    coverImageFileName squareImageFilePath squareImageFileName`,
  ],
  ['[B3-007]', 'ranking entry', challengeRankingEntry, 'rank content'],
  [
    '[B3-008]',
    'pickup',
    challengePickup,
    'id name contentId coverImageFilePath coverImageFileName',
  ],
  ['[B3-031]', 'result in the envelope', result, 'code message debug'],
];

it.each(entities)('%s %s is refused when a field of it is missing', (_, __, schema, fields) => {
  const whole = some(schema);
  expect(schema.safeParse(whole).error).toBeUndefined();
  for (const field of fields.split(/\s+/)) {
    const { [field]: _left, ...rest } = whole;
    expect(schema.safeParse(rest).success, `without ${field}`).toBe(false);
  }
});

describe('at its edges', () => {
  it.each([
    ['coins', inventory.shape.coin, 'purchasedAmount'],
    ['tickets', inventory.shape.ticket, 'amount'],
    ['seconds of a gauge', inventory.shape.readForFree, 'recoverRemained'],
    ['a price', salesConfig, 'price'],
    ['the price of a rental', salesConfig, 'rentalPrice'],
    ['seconds of a rental', chapterActivity, 'rentRemained'],
    ['views', content, 'totalViews'],
  ] as const)('%s are whole and not below 0', (_, schema, field) => {
    for (const value of [0, 1, 259_200, Number.MAX_SAFE_INTEGER])
      expect(accepts(schema, { [field]: value }), String(value)).toBe(true);
    for (const value of [-1, 1.5, '1', null, Number.NaN, Number.MAX_SAFE_INTEGER + 1])
      expect(accepts(schema, { [field]: value }), String(value)).toBe(false);
  });

  it.each([
    ['[A3-024] the role of an author', author, 'role', 'creator studio', 'editor Writer'],
    ['an adult verification', mature.shape.adultVerification, 'status', 'expired', 'old'],
    ['[A3-010] a popup', popup, 'uiType', 'image content', 'video'],
    ['[A3-013] a section', section, 'sectionUiType', 'normal ranking', 'banner'],
    ['[A3-017] the type of a content', content, 'type', 'comic magazine_novel', 'book Comic'],
    ['[A3-017] the status of a content', content, 'status', 'event suspend', 'deleted'],
    ['[A3-025] a promotion', promotion, 'category', 'chapter_free_for_now', 'free'],
    ['[B3-009] a banner', banner, 'category', 'notice free event', 'chapter_free_for_now'],
    ['[B3-009] a banner', banner, 'elementUiType', 'banner_image banner_list', 'big'],
    ['a gift', gift, 'item', 'coin ticket ad_ticket other', 'money'],
  ] as const)('%s is one of those named', (_, schema, field, named, others) => {
    for (const value of named.split(' '))
      expect(accepts(schema, { [field]: value }), value).toBe(true);
    for (const value of others.split(' '))
      expect(accepts(schema, { [field]: value }), value).toBe(false);
  });

  it('takes moments in UTC, and no other way to write a day', () => {
    for (const publishedAt of ['2026-11-20T14:59:59Z', '2026-11-20T14:59:59.123Z'])
      expect(accepts(viewedChapter, { publishedAt }), publishedAt).toBe(true);
    for (const publishedAt of ['2026-11-20', '2026-02-30T00:00:00Z', '2026-11-20T14:59:59+09:00'])
      expect(accepts(viewedChapter, { publishedAt }), publishedAt).toBe(false);
  });

  it('takes ids from 1 and weekdays from Sunday to Saturday', () => {
    expect(accepts(viewedChapter, { id: 1 })).toBe(true);
    expect(accepts(viewedChapter, { id: 0 })).toBe(false);
    expect(accepts(content, { publishDay: [0, 6] })).toBe(true);
    expect(accepts(content, { publishDay: [7] })).toBe(false);
  });

  it('has nothing of a reader for a visitor, which is not the same as having left it out', () => {
    expect(accepts(content, { activity: null, inventory: null })).toBe(true);
    expect(accepts(content, { inventory: undefined })).toBe(false);
  });
});
