/** The closed sets of words on the wire (reading-service, sections 1 to 3). Free of Zod, so that editions can import them. */

export const locales = ['ko-KR', 'ja-JP', 'en-US', 'zh-TW', 'vi-VN', 'fr-FR', 'de-DE'] as const;
export type Locale = (typeof locales)[number];

/** ISO 4217. */
export const currencies = ['KRW', 'JPY', 'USD'] as const;
export type Currency = (typeof currencies)[number];

export const contentTypes = ['comic', 'magazine_comic', 'novel', 'magazine_novel'] as const;
export type ContentType = (typeof contentTypes)[number];

export const contentCategories = ['all_comic', 'all_novel'] as const;
export type ContentCategory = (typeof contentCategories)[number];

export const contentStatuses = ['event', 'started', 'updated', 'completed', 'suspend'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

export const authorRoles = [
  'creator',
  'writer',
  'artist',
  'assistant',
  'original_creator',
  'publisher',
  'studio',
] as const;
export type AuthorRole = (typeof authorRoles)[number];

/** Who else worked on a title, beside its authors; each in the words that credits have for it. */
export const contributorRoles = [
  'adapter',
  'inker',
  'colorist',
  'letterer',
  'cover_artist',
  'photographer',
  'designer',
  'translator',
  'editor',
  'narrator',
  'foreword',
  'afterword',
  'contributor',
] as const;
export type ContributorRole = (typeof contributorRoles)[number];

export const restrictedAges = [0, 12, 15, 19] as const;
export type RestrictedAge = (typeof restrictedAges)[number];

/** TTB is vertical; the others are pages that turn. */
export const orientations = ['TTB', 'LTR', 'RTL'] as const;
export type Orientation = (typeof orientations)[number];

export const chapterUnits = ['episode', 'volume'] as const;
export type ChapterUnit = (typeof chapterUnits)[number];

export const chapterFileFormats = ['image', 'epub'] as const;
export type ChapterFileFormat = (typeof chapterFileFormats)[number];

export const chapterFileSalesTypes = ['product', 'trial'] as const;
export type ChapterFileSalesType = (typeof chapterFileSalesTypes)[number];

export const rentMethods = ['gauge', 'ticket', 'coin', 'ads'] as const;
export type RentMethod = (typeof rentMethods)[number];

/** How a chapter is rented, as the last part of the call's path (reading-service 7). */
export const rentWithMethods = [
  'rent-with-coin',
  'rent-with-ticket',
  'rent-with-gauge',
  'rent-with-ads',
] as const;
export type RentWithMethod = (typeof rentWithMethods)[number];

export const purchaseMethods = ['coin'] as const;
export type PurchaseMethod = (typeof purchaseMethods)[number];

export const chapterEvents = ['free_increased', 'discount', 'coinback'] as const;
export type ChapterEvent = (typeof chapterEvents)[number];

export const genres = [
  'drama',
  'romance',
  'action',
  'campus',
  'slice-of-life',
  'essay',
  'fantasy',
  'comedy',
  'gag',
  'bl',
  'gl',
  'horror',
  'mystery',
  'historical',
  'sports',
  'sci-fi',
  'gamble',
  'thriller',
] as const;
export type Genre = (typeof genres)[number];

export const sectionUiTypes = ['normal', 'ranking'] as const;
export type SectionUiType = (typeof sectionUiTypes)[number];

export const elementUiTypes = [
  'banner_image',
  'banner_list',
  'banner_swipe',
  'normal',
  'big',
  'genre_basic',
  'content_big',
] as const;
export type ElementUiType = (typeof elementUiTypes)[number];

export const thumbnailTypes = ['portrait', 'square', 'landscape'] as const;
export type ThumbnailType = (typeof thumbnailTypes)[number];

export const promotionCategories = [
  'chapter_free_for_now',
  'chapter_unlock_discount',
  'chapter_unlock_coinback',
] as const;
export type PromotionCategory = (typeof promotionCategories)[number];

export const popupUiTypes = ['image', 'content'] as const;
export type PopupUiType = (typeof popupUiTypes)[number];

export const adultVerificationStatuses = ['verified', 'expired', 'unverified'] as const;
export type AdultVerificationStatus = (typeof adultVerificationStatuses)[number];

export const commentStatuses = ['posted', 'liked', 'reported', 'deleted'] as const;
export type CommentStatus = (typeof commentStatuses)[number];

export const giftItems = ['coin', 'ticket', 'ad_ticket', 'other'] as const;
export type GiftItem = (typeof giftItems)[number];

/** What an inbox holds, each in a tab of its own. */
export const inboxTabs = ['gift', 'message', 'mission'] as const;
export type InboxTab = (typeof inboxTabs)[number];

/** Who may call: a visitor too, a guest or a member, or a member only. */
export const accessLevels = ['visitor', 'guest', 'member', 'operator'] as const;
export type AccessLevel = (typeof accessLevels)[number];

/** What an encryption key was asked for; a session key of one opens nothing of another. */
export const rsaPurposes = [
  'LOGIN',
  'CHECK_PASSWORD',
  'SIGN_UP',
  'CHANGE_PASSWORD',
  'RESET_PASSWORD',
] as const;
export type RsaPurpose = (typeof rsaPurposes)[number];

/** The external identity providers; Payco is the payment wallet, Naver the portal, Kakao the messenger. */
export const loginTypes = [
  'payco',
  'apple',
  'google',
  'facebook',
  'naver',
  'kakao',
  'twitter',
] as const;
export type LoginType = (typeof loginTypes)[number];

/** What a member is asked to agree to. */
export const consentTypes = [
  'terms_of_use',
  'privacy_policy',
  'marketing_notification',
  'advertisement',
] as const;
export type ConsentType = (typeof consentTypes)[number];

/** What coins went for: a chapter for good or for a while, their end, money paid back. */
export const coinsUsedFor = ['unlock', 'rental', 'expired', 'refunded'] as const;
export type CoinsUsedFor = (typeof coinsUsedFor)[number];

/**
 * Where coins came from: bought, given beside that, given, after a purchase, from a purchase that
 * was taken back, from a previous service.
 */
export const coinsDistributedFor = [
  'bought',
  'bonus',
  'gift',
  'coin_back',
  'take_back',
  'move',
] as const;
export type CoinsDistributedFor = (typeof coinsDistributedFor)[number];

/** How many months back a history of coins goes where it is narrowed. */
export const coinHistoryMonths = [1, 3, 12] as const;
export type CoinHistoryMonths = (typeof coinHistoryMonths)[number];

export const reportCategories = ['image', 'order', 'text', 'other'] as const;
export type ReportCategory = (typeof reportCategories)[number];

/** How coins are paid for; an edition offers some (challenge-and-shutdown, section 7). */
export const paymentMethods = ['payco', 'paypal', 'credit', 'carrier', 'paypay'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The mobile carriers on whose bill coins can be. */
export const carriers = ['docomo', 'au', 'softbank'] as const;
export type Carrier = (typeof carriers)[number];

/** How a purchase of coins ended, or that it has not: the last part of `/coinpurchase/result/{result}`. */
export const purchaseResults = ['success', 'cancel', 'fail', 'pending'] as const;
export type PurchaseResult = (typeof purchaseResults)[number];

/**
 * Why a purchase did not come about (reading-service, section 8 "Purchase"). Some are told by a
 * payment provider or by the device, and have no code of ours.
 */
export const purchaseErrorKinds = [
  'cancelled',
  'networkTimeout',
  'unauthorizedMember',
  'unsupportedDeviceOrStore',
  'initialization',
  'server',
  'response',
  'store',
  'alreadyOwned',
  'inProgress',
  'accountMismatch',
  'invalidProduct',
  'unavailableContents',
  'noRentalTickets',
] as const;
export type PurchaseErrorKind = (typeof purchaseErrorKinds)[number];

/**
 * Why an order of coins came to nothing; one whose money went back after its coins came has no
 * failure to tell of. A payment that did not match the order brings none, and goes back.
 */
export const orderFailures = [
  ...purchaseErrorKinds,
  'refunded',
  'mismatch',
  'mismatchRefunded',
] as const;
export type OrderFailure = (typeof orderFailures)[number];
