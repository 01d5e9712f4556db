import type { Banner } from '@hanji/contract/entities/banner.ts';
import { secondsLeft } from '@hanji/domain/times/seconds-left.ts';
import { titlePath } from '#modules/catalogue/title-path.ts';
import { pictureOf } from '#modules/media/picture.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { bannersOf } from './beside.ts';

const bannerWidth = 720;

type Row = Awaited<ReturnType<typeof bannersOf>>[number];

/** A banner of content homes as the wire has it (challenge-and-shutdown, section 3). */
export function contentBanner(
  context: Pick<RequestContext, 'prefix'>,
  { banner, image, leadsTo }: Row,
  now: Date,
): Banner {
  const { id, area, kind, title, link, endAt } = banner;
  const { url, width, height } = pictureOf(context.prefix, image, bannerWidth);
  const address = leadsTo ? titlePath(leadsTo) : link;
  const end = url.lastIndexOf('/');
  return {
    id,
    area,
    elementUiType: 'banner_list',
    category: kind,
    title,
    filePath: url.slice(0, end),
    fileName: url.slice(end + 1),
    imgUrl: url,
    width,
    height,
    urlHttp: address,
    webLinkUrl: address,
    expireRemained: endAt === null ? null : secondsLeft(endAt, now),
  };
}
