import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Banner } from '@hanji/contract/entities/banner.ts';
import type { ChallengeHome, ChallengePickup } from '@hanji/contract/entities/challenge.ts';
import { standardRankingOrder, standardRankingType } from '@hanji/domain/challenge/limits.ts';
import { secondsLeft } from '@hanji/domain/times/seconds-left.ts';
import { together, type Executor } from '#db/executor.ts';
import { challengePickup, challengeTitle } from '#db/schema/challenge/title.ts';
import { image } from '#db/schema/works/image.ts';
import { banner } from '#db/schema/works/showcase.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { bannerRuns } from '#modules/catalogue/banner-runs.ts';
import { pictureOf, type StoredImage } from '#modules/media/picture.ts';
import { rankingName } from '#modules/challenge/figures/ranking-name.ts';
import { readRanks } from './read-ranking.ts';
import { challengeLanguage } from '#modules/challenge/edition.ts';
import { cardWidth } from './title-entity.ts';

/** Where banners of the challenge area stand among the others. */
export const challengeArea = 'challenge';

const bannerWidth = 720;
const most = { banners: 10, pickups: 30, ranks: 10 } as const;

function filesOf(prefix: string, stored: StoredImage, wanted: number) {
  const picture = pictureOf(prefix, stored, wanted);
  const end = picture.url.lastIndexOf('/');
  return { ...picture, path: picture.url.slice(0, end), name: picture.url.slice(end + 1) };
}

async function banners({ db, prefix, now }: RequestContext): Promise<Banner[]> {
  const at = now();
  const rows = await db
    .select({ banner, image })
    .from(banner)
    .innerJoin(image, eq(image.id, banner.imageId))
    .where(
      and(eq(banner.language, challengeLanguage), eq(banner.area, challengeArea), bannerRuns(at)),
    )
    .orderBy(asc(banner.sort), asc(banner.id))
    .limit(most.banners);
  return rows.map((row) => {
    const { url, width, height, path, name } = filesOf(prefix, row.image, bannerWidth);
    const { id, area, kind, title, link, endAt } = row.banner;
    return {
      id,
      area,
      elementUiType: 'banner_list',
      category: kind,
      title,
      filePath: path,
      fileName: name,
      imgUrl: url,
      width,
      height,
      urlHttp: link,
      webLinkUrl: link,
      expireRemained: endAt === null ? null : secondsLeft(endAt, at),
    };
  });
}

/** Those whose title readers find, and those that lead elsewhere. */
async function pickups(
  db: Executor,
  prefix: string,
  withMature: boolean,
): Promise<ChallengePickup[]> {
  const found = eq(challengeTitle.listed, true);
  const rows = await db
    .select({ pickup: challengePickup, image })
    .from(challengePickup)
    .innerJoin(image, eq(image.id, challengePickup.imageId))
    .leftJoin(challengeTitle, eq(challengeTitle.id, challengePickup.contentId))
    .where(
      or(
        isNull(challengePickup.contentId),
        withMature ? found : and(found, eq(challengeTitle.mature, false)),
      ),
    )
    .orderBy(asc(challengePickup.sort), asc(challengePickup.id))
    .limit(most.pickups);
  return rows.map(({ pickup: { id, name, contentId, link }, image: stored }) => {
    const file = filesOf(prefix, stored, cardWidth);
    return {
      id,
      name,
      contentId,
      webLinkUrl: link,
      coverImageFilePath: file.path,
      coverImageFileName: file.name,
    };
  });
}

/** What the challenge area opens with, in one round trip. */
export async function readChallengeHome(
  context: RequestContext,
  { client }: Pick<Caller, 'client'>,
): Promise<ChallengeHome> {
  const { db, prefix } = context;
  const withMature = client.acceptMature === 'Y';
  const [shown, picked, { ranking }] = await together(
    db,
    () => banners(context),
    () => pickups(db, prefix, withMature),
    () =>
      readRanks(db, prefix, {
        ranking: rankingName(standardRankingType, standardRankingOrder),
        after: 0,
        upTo: most.ranks,
        withMature,
      }),
  );
  return { banners: shown, pickups: picked, ranking };
}
