import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  adultVerificationStatuses,
  authorRoles,
  contentStatuses,
  contentTypes,
  giftItems,
  popupUiTypes,
  promotionCategories,
  sectionUiTypes,
} from '../vocabulary.ts';
import { result } from '../schemas/envelope.ts';
import { chapterActivity, salesConfig, viewedChapter } from './chapter.ts';
import { comment, commentHistoryEntry } from './community.ts';
import {
  badge,
  author,
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

type Shape = { readonly shape: Readonly<Record<string, z.core.$ZodType>> };
function fields({ shape }: Shape): string[] {
  return Object.keys(shape).toSorted();
}
/** The names of section 3, and beside them those that are ours. */
function named(names: string[], ours: string[] = []): string[] {
  return [...names, ...ours].toSorted();
}

describe('entities have the fields of section 3', () => {
  it('[A3-001] user profile', () => {
    expect(fields(userProfile)).toEqual(
      named([
        'userId',
        'email',
        'nickname',
        'password',
        'externalIdps',
        'guest',
        'emailNotify',
        'avatarImageUrl',
      ]),
    );
  });

  it('[A3-002] [A3-003] [A3-004] inventory', () => {
    expect(fields(inventory)).toEqual(named(['ticket', 'coin', 'readForFree']));
    expect(fields(inventory.shape.ticket)).toEqual(named(['amount']));
    expect(fields(inventory.shape.coin)).toEqual(
      named(['purchasedAmount', 'freeAmount', 'closestExpireAmount', 'closestExpireAt']),
    );
    expect(fields(inventory.shape.readForFree)).toEqual(named(['amount', 'recoverRemained']));
  });

  it('[A3-005] mature', () => {
    expect(fields(mature)).toEqual(named(['acceptMature', 'adultVerification']));
    expect(fields(mature.shape.adultVerification)).toEqual(
      named(['status', 'verifiedAt', 'expiredAt']),
    );
    expect(mature.shape.adultVerification.shape.status.options).toEqual([
      'verified',
      'expired',
      'unverified',
    ]);
    expect(adultVerificationStatuses).toEqual(['verified', 'expired', 'unverified']);
  });

  it('[A3-006] userExtraInfo', () => {
    expect(fields(userExtraInfo)).toEqual(
      named(['cellPhone', 'lastPasswordChangedAt', 'marketInfoAgree', 'passwordExpired']),
    );
  });

  it('[A3-007] expireCoins', () => {
    expect(fields(expireCoins.element)).toEqual(named(['amount', 'expireAt']));
  });

  it('[A3-008] authentication result', () => {
    expect(fields(authenticationResult)).toEqual(
      named([
        'sessionToken',
        'neoIdUid',
        'userId',
        'dormantStatus',
        'passwordExpiredStatus',
        'policyStatus',
        'responseTokenType',
      ]),
    );
  });

  it('[A3-009] RSA key set', () => {
    expect(fields(rsaKeySet)).toEqual(
      named(['publicKeyModulus', 'publicKeyExponent', 'sessionKey']),
    );
  });

  it('[A3-010] popup', () => {
    expect(fields(popup)).toEqual(
      named([
        'id',
        'area',
        'page',
        'uiType',
        'category',
        'title',
        'description',
        'themeColor',
        'htmlUrl',
        'imgUrl',
        'width',
        'height',
        'appLinkUrl',
        'webLinkUrl',
        'repeatInterval',
        'repeatable',
        'isSkip',
      ]),
    );
    expect(popup.shape.uiType.options).toEqual(['image', 'content']);
    expect(popupUiTypes).toEqual(['image', 'content']);
  });

  it('[A3-011] home content element', () => {
    expect(fields(homeElement)).toEqual(
      named(
        [
          'id',
          'title',
          'additionalText',
          'badge',
          'status',
          'original',
          'exclusive',
          'gaugeUsable',
          'ticketUsable',
          'coinUsable',
          'totalViews',
          'themeColor',
          'imageUrl',
          'width',
          'height',
          'largeImageUrl',
          'largeWidth',
          'largeHeight',
          'label',
          'urlScheme',
          'urlHttp',
          'rank',
        ],
        // What a card needs to lead somewhere and to blur a cover.
        ['contentType', 'mature', 'restrictedAge'],
      ),
    );
  });

  it('[A3-013] [A3-014] section', () => {
    expect(fields(section)).toEqual(
      named([
        'id',
        'sectionUiType',
        'elementUiType',
        'title',
        'additionalText',
        'urlScheme',
        'urlHttp',
        'elements',
      ]),
    );
    expect(section.shape.sectionUiType.options).toEqual(['normal', 'ranking']);
    expect(sectionUiTypes).toEqual(['normal', 'ranking']);
  });

  it('[A3-016] home and its menu', () => {
    expect(fields(home)).toEqual(named(['popups', 'sections', 'topBanner', 'menu']));
    expect(fields(menu)).toEqual(named(['holder', 'items']));
    expect(fields(menuItem)).toEqual(named(['code', 'apiPath', 'index'], ['name']));
  });

  it('[A3-017] [A3-018] [A3-019] [A3-020] [A3-021] [A3-022] [A3-023] content', () => {
    expect(fields(content)).toEqual(
      named(
        [
          'id',
          'name',
          'type',
          'status',
          'genres',
          'description',
          'keyVisual',
          'thumbnails',
          'themeColor',
          'icon',
          'sns',
          'mature',
          'restrictedAge',
          'original',
          'exclusive',
          'adsEnabled',
          'authors',
          'publisherName',
          'publishDay',
          'chapters',
          'chapterUnit',
          'chapterFileFormat',
          'lastChapterPublishedAt',
          'commentEnabled',
          'totalViews',
          'badge',
          'orientation',
          'rentExpireAt',
          'rentalConfig',
          'activity',
          'inventory',
        ],
        // The language of the title, for the viewer and for links between editions.
        ['languageId'],
      ),
    );
    expect(contentTypes).toEqual(['comic', 'magazine_comic', 'novel', 'magazine_novel']);
    expect(content.shape.type.options).toEqual([...contentTypes]);
    expect(content.shape.status.options).toEqual([
      'event',
      'started',
      'updated',
      'completed',
      'suspend',
    ]);
    expect(contentStatuses).toEqual(content.shape.status.options);
    expect(fields(content.shape.thumbnails.element)).toEqual(
      named(['type', 'url'], ['width', 'height']),
    );
    expect(fields(author)).toEqual(named(['name', 'role']));
    expect(fields(badge)).toEqual(named(['type', 'label']));
    expect(fields(rentalConfig)).toEqual(named(['gaugeUsable', 'recoverInterval', 'rentalPeriod']));
    expect(fields(contentActivity)).toEqual(
      named(['subscribed', 'lastReadChapterId'], ['lastReadAt']),
    );
    expect(content.shape.orientation.options).toContain('TTB');
  });

  it('[A3-024] author roles', () => {
    expect(authorRoles).toEqual([
      'creator',
      'writer',
      'artist',
      'assistant',
      'original_creator',
      'publisher',
      'studio',
    ]);
  });

  it('[A3-025] content home response', () => {
    expect(fields(contentHome)).toEqual(
      named(['content', 'chapters', 'recommends', 'banners', 'popups', 'promotions']),
    );
    expect(fields(promotion)).toEqual(named(['category', 'title', 'expireRemained', 'webLinkUrl']));
    expect(promotionCategories).toEqual([
      'chapter_free_for_now',
      'chapter_unlock_discount',
      'chapter_unlock_coinback',
    ]);
  });

  it('[A3-026] [A3-027] chapter', () => {
    expect(fields(viewedChapter)).toEqual(
      named(
        [
          'volumeId',
          'id',
          'name',
          'publishedAt',
          'sort',
          'thumbnail',
          'hasTrial',
          'nextChapter',
          'previousChapter',
          'authorComment',
          'epub',
          'images',
          'activity',
          'salesConfig',
        ],
        // Which of the two lists of a title it belongs to, and what kept positions are of.
        ['unit', 'contentVersion'],
      ),
    );
    expect(fields(viewedChapter.shape.thumbnail.unwrap())).toEqual(named(['url']));
    expect(fields(chapterImage)).toEqual(expect.arrayContaining(['url', 'parameter']));
  });

  it('[A3-029] chapter activity', () => {
    expect(fields(chapterActivity)).toEqual(named(['unlocked', 'rented', 'rentRemained', 'read']));
  });

  it('[A3-030] chapter salesConfig', () => {
    expect(fields(salesConfig)).toEqual(
      named([
        'rentableRemained',
        'free',
        'rentAllowedWith',
        'purchaseAllowedWith',
        'event',
        'originalPrice',
        'price',
        'coinBackPrice',
        'originalRentalPrice',
        'rentalPrice',
        'rentalPeriod',
      ]),
    );
    expect(salesConfig.shape.rentalPeriod.safeParse(259_200).success).toBe(true);
    expect(salesConfig.shape.price.safeParse(1.5).success).toBe(false);
  });

  it('[A3-031] comment', () => {
    expect(fields(comment)).toEqual(
      named(['id', 'author', 'comment', 'totalLikes', 'reaction', 'postedAt', 'status']),
    );
    expect(fields(comment.shape.author)).toEqual(named(['userId', 'nickname', 'profileImageUrl']));
    expect(fields(comment.shape.reaction)).toEqual(named(['liked', 'reported']));
  });

  it('[A3-032] comment history', () => {
    const added = fields(commentHistoryEntry).filter((name) => !(name in comment.shape));
    expect(added).toEqual(
      named([
        'contentType',
        'contentId',
        'contentName',
        'mature',
        'chapterId',
        'chapterName',
        'chapterThumbnail',
      ]),
    );
    expect(fields(commentHistoryEntry.shape.chapterThumbnail)).toEqual(named(['url']));
  });

  it('[A3-033] gift', () => {
    expect(fields(gift)).toEqual(
      named([
        'item',
        'id',
        'title',
        'description',
        'imageUrl',
        'urlHttp',
        'received',
        'expireRemained',
        'distributionType',
        'itemConfigId',
      ]),
    );
    expect(giftItems).toEqual(['coin', 'ticket', 'ad_ticket', 'other']);
    expect(gift.shape.item.options).toEqual([...giftItems]);
  });

  it('[A3-034] message', () => {
    expect(fields(message)).toEqual(named(['title', 'description', 'distributedAt']));
  });

  it('[A3-035] event', () => {
    expect(fields(event)).toEqual(
      named(
        ['title', 'mature'],
        ['id', 'imgUrl', 'width', 'height', 'startAt', 'endAt', 'webLinkUrl'],
      ),
    );
  });

  it('[A3-036] policy or consent version', () => {
    expect(fields(policyVersion)).toEqual(named(['type', 'version']));
  });

  it('[A3-037] notice and FAQ document', () => {
    expect(fields(helpDocument)).toEqual(
      named(['id', 'title', 'body', 'publishedAt', 'categoryPath']),
    );
  });

  it('[A3-038] consent', () => {
    expect(fields(consent)).toEqual(
      named([
        'termsAgreeYn',
        'termsPrivacyYn',
        'termsAge14Yn',
        'termsMarketingYn',
        'termsAdvertisementYn',
      ]),
    );
  });

  it('[B3-031] the result in the envelope', () => {
    expect(fields(result)).toEqual(named(['code', 'message', 'debug']));
  });
});
