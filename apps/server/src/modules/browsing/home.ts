import type { AdultHome, Home, HomeElement } from '@hanji/contract/entities/home.ts';
import {
  elementUiTypes,
  sectionUiTypes,
  type ContentCategory,
} from '@hanji/contract/vocabulary.ts';
import { listsAdultEvents } from '@hanji/domain/access/mature.ts';
import { topBannerMost } from '@hanji/domain/screens/page-sizes.ts';
import { listSources } from '#db/schema/works/showcase.ts';
import type { Caller } from '#http/request/caller.ts';
import { runningPopups } from '#modules/catalogue/popups.ts';
import type { Audience } from '#modules/catalogue/visible.ts';
import type { RequestContext } from '#http/request-context.ts';
import { bannerElement } from './home-element.ts';
import { categoryMenu } from './menu.ts';
import { bannersOfArea, sectionsOf, type SectionRow } from './queries.ts';
import { buildSections, visibleTitles } from './sections.ts';
import { standardSections } from './standard-sections.ts';

type Asker = Pick<Caller, 'client' | 'log'>;

async function topBanner(
  context: RequestContext,
  category: ContentCategory,
  audience: Audience,
  area: 'top' | 'adult',
): Promise<HomeElement[]> {
  const place = { locale: audience.locale, category };
  const asked = { area, limit: topBannerMost, now: context.now() };
  const rows = await bannersOfArea(context.db, place, asked);
  const titles = await visibleTitles(
    context,
    rows.map(({ contentId }) => contentId),
    { audience, category },
  );
  return rows.flatMap((row) => {
    const title = row.contentId === null ? null : titles.get(row.contentId);
    return title === undefined ? [] : [bannerElement(context, row, { title, atHead: true })];
  });
}

/** Not for a row from before its words were checked, or of another version of the service. */
function isKnown({ source, sectionUiType, elementUiType }: SectionRow): boolean {
  return (
    listSources.includes(source) &&
    sectionUiTypes.includes(sectionUiType) &&
    elementUiTypes.includes(elementUiType)
  );
}

async function sections(
  context: RequestContext,
  category: ContentCategory,
  audience: Audience,
  page: 'home' | 'adult',
  log: Caller['log'],
) {
  const arranged = await sectionsOf(context.db, { locale: audience.locale, category }, page);
  const known = arranged.filter(isKnown);
  if (known.length < arranged.length) {
    const ids = arranged.filter((row) => !isKnown(row)).map(({ id }) => id);
    log.warn({ sections: ids }, 'sections of unknown kinds were left out');
  }
  const plans = arranged.length > 0 ? known : standardSections(audience.locale);
  return buildSections(context, plans, { audience, category, adultOnly: page === 'adult' });
}

/** Home of a category (reading-service, sections 2 and 3). */
export async function readHome(
  context: RequestContext,
  category: ContentCategory,
  { client: audience, acceptedMature, log }: Asker & Pick<Caller, 'acceptedMature'>,
): Promise<Home> {
  const withMature = listsAdultEvents(acceptedMature, audience.acceptMature);
  const [popups, banners, shown, menu] = await Promise.all([
    runningPopups(context, { page: 'home', locale: audience.locale, withMature }),
    topBanner(context, category, audience, 'top'),
    sections(context, category, audience, 'home', log),
    categoryMenu(context, category, audience),
  ]);
  return { popups, sections: shown, topBanner: banners, menu };
}

/** Home of titles for adults; it is empty for who does not want to see them. */
export async function readAdultHome(
  context: RequestContext,
  category: ContentCategory,
  { client: audience, log }: Asker,
): Promise<AdultHome> {
  const [banners, shown] = await Promise.all([
    topBanner(context, category, audience, 'adult'),
    sections(context, category, audience, 'adult', log),
  ]);
  return { sections: shown, topBanner: banners };
}
