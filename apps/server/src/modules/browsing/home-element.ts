import type { HomeElement } from '@hanji/contract/entities/home.ts';
import { formatNames } from '@hanji/i18n/format/lists.ts';
import { portraitOf, titleBadge } from '#modules/catalogue/content-card.ts';
import type { Title } from '#modules/catalogue/load-titles.ts';
import { titlePath } from '#modules/catalogue/title-path.ts';
import { pictureOf, type StoredImage } from '#modules/media/picture.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { BannerRow } from './queries.ts';

/** Pictures below and above the wide-screen threshold, in pixels. */
const smallWidth = 360;
const largeWidth = 720;
const bannerWidth = 720;
const largeBannerWidth = 1440;

/** An address within an app of ours, for an address of the site. */
export function appAddress(path: string): string {
  return path.startsWith('/') ? `hanji:/${path}` : path;
}

function pictures(
  context: RequestContext,
  small: StoredImage | null,
  large: StoredImage | null,
  widths: readonly [number, number],
) {
  // A title without a cover: clients put their own picture in its place (section 8).
  const none = { url: '', width: 3, height: 4 };
  const first = small === null ? none : pictureOf(context.prefix, small, widths[0]);
  const second = large === null ? first : pictureOf(context.prefix, large, widths[1]);
  return {
    imageUrl: first.url,
    width: first.width,
    height: first.height,
    largeImageUrl: second.url,
    largeWidth: second.width,
    largeHeight: second.height,
  };
}

function titleFacts(context: RequestContext, title: Title | null) {
  return {
    contentType: title?.type ?? null,
    badge: title === null ? null : titleBadge(context, title),
    status: title?.status ?? null,
    original: title?.original ?? false,
    exclusive: title?.exclusive ?? false,
    mature: title?.mature ?? false,
    restrictedAge: title?.restrictedAge ?? (0 as const),
    gaugeUsable: title?.gaugeUsable ?? false,
    ticketUsable: title?.ticketUsable ?? false,
    coinUsable: title?.coinUsable ?? false,
    totalViews: title?.totalViews ?? 0,
  };
}

/** A title as an element of a section, without a rank. */
export function titleElement(context: RequestContext, title: Title): HomeElement {
  const portrait = portraitOf(title);
  return {
    id: title.id,
    title: title.name,
    additionalText: formatNames(
      title.language,
      title.authors.map(({ name }) => name),
    ),
    ...titleFacts(context, title),
    themeColor: title.themeColor,
    ...pictures(context, portrait, title.keyVisual ?? portrait, [smallWidth, largeWidth]),
    label: '',
    urlScheme: appAddress(titlePath(title)),
    urlHttp: titlePath(title),
    rank: null,
  };
}

/** Of a lying picture in a square only the middle is seen: its height has to fill that. */
function squareWidth({ width, height }: StoredImage): number {
  return Math.ceil(bannerWidth * Math.max(1, width / height));
}

/**
 * A banner as an element; `title` is the one that it leads to. At the head of a page it is a square
 * on phones (section 9); elsewhere its picture is shown in its own form.
 */
export function bannerElement(
  context: RequestContext,
  banner: BannerRow,
  { title, atHead }: { readonly title: Title | null; readonly atHead: boolean },
): HomeElement {
  const { image } = banner;
  const phoneWidth = atHead ? squareWidth(image) : bannerWidth;
  const path = title === null ? banner.link : titlePath(title);
  return {
    id: banner.id,
    title: banner.title,
    additionalText: banner.additionalText,
    ...titleFacts(context, title),
    themeColor: banner.themeColor,
    ...pictures(context, image, banner.largeImage ?? image, [phoneWidth, largeBannerWidth]),
    label: banner.label,
    urlScheme: appAddress(path),
    urlHttp: path,
    rank: null,
  };
}
