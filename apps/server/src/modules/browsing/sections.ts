import type { HomeElement, Section } from '@hanji/contract/entities/home.ts';
import { rankingMost } from '@hanji/domain/screens/page-sizes.ts';
import { weekdayIn } from '@hanji/domain/times/day.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import { listIds, onlyVisible, type ListWhere } from '#modules/catalogue/list-titles.ts';
import { loadTitles, type Title } from '#modules/catalogue/load-titles.ts';
import type { RequestContext } from '#http/request-context.ts';
import { appAddress, bannerElement, titleElement } from './home-element.ts';
import { bannersById, elementsOf, type BannerRow } from './queries.ts';
import { ruleOfSource } from './rule-of-source.ts';
import type { SectionPlan } from './standard-sections.ts';

/** Four slides of five; a ranking has fewer. */
const sectionSize = 20;

type Entry = { readonly contentId: number | null; readonly bannerId: number | null };

async function entriesOf(
  context: RequestContext,
  plans: readonly SectionPlan[],
  where: ListWhere,
): Promise<Map<number, Entry[]>> {
  const weekday = weekdayIn(editionFacts(context.origin.edition).timeZone, context.now());
  const curated = plans.filter(({ source }) => source === 'curated').map(({ id }) => id);
  const [chosen, ...ruled] = await Promise.all([
    elementsOf(context.db, curated),
    ...plans.map(async (plan): Promise<[number, Entry[]] | null> => {
      const rule = ruleOfSource(plan.source, { genre: plan.genre, weekday });
      if (rule === null) return null;
      const limit = plan.sectionUiType === 'ranking' ? rankingMost : sectionSize;
      const ids = await listIds(context.db, rule, where, { offset: 0, limit });
      return [plan.id, ids.map((contentId) => ({ contentId, bannerId: null }))];
    }),
  ]);
  const entries = new Map<number, Entry[]>(Map.groupBy(chosen, ({ sectionId }) => sectionId));
  for (const pair of ruled) if (pair !== null) entries.set(...pair);
  return entries;
}

type Material = {
  readonly titles: ReadonlyMap<number, Title>;
  readonly banners: ReadonlyMap<number, BannerRow>;
};

function elementOf(context: RequestContext, entry: Entry, from: Material): HomeElement[] {
  const banner = entry.bannerId === null ? undefined : from.banners.get(entry.bannerId);
  if (banner !== undefined) {
    const title = banner.contentId === null ? null : from.titles.get(banner.contentId);
    // A banner of a title that may not be shown is not shown either.
    return title === undefined ? [] : [bannerElement(context, banner, { title, atHead: false })];
  }
  const title = entry.contentId === null ? undefined : from.titles.get(entry.contentId);
  return title === undefined ? [] : [titleElement(context, title)];
}

/** The titles that a page shows, by id, without those that its audience may not see. */
export async function visibleTitles(
  context: RequestContext,
  ids: readonly (number | null)[],
  where: ListWhere,
): Promise<Map<number, Title>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const shown = await onlyVisible(context.db, known, where.audience);
  const titles = await loadTitles(context.db, shown);
  return new Map(titles.map((title) => [title.id, title]));
}

/** Sections with their elements, in the order of the plans; empty ones are left out. */
export async function buildSections(
  context: RequestContext,
  plans: readonly SectionPlan[],
  where: ListWhere,
): Promise<Section[]> {
  const entries = await entriesOf(context, plans, where);
  const all = [...entries.values()].flat();
  const bannerRows = await bannersById(
    context.db,
    all.flatMap(({ bannerId }) => bannerId ?? []),
    context.now(),
  );
  const banners = new Map(bannerRows.map((row) => [row.id, row]));
  const titles = await visibleTitles(
    context,
    [...all.map(({ contentId }) => contentId), ...bannerRows.map(({ contentId }) => contentId)],
    where,
  );
  return plans
    .map((plan): Section => {
      const ranking = plan.sectionUiType === 'ranking';
      const shown = (entries.get(plan.id) ?? []).flatMap((entry) =>
        elementOf(context, entry, { titles, banners }),
      );
      return {
        id: plan.id,
        sectionUiType: plan.sectionUiType,
        elementUiType: plan.elementUiType,
        title: plan.title,
        additionalText: plan.additionalText,
        urlScheme: plan.urlHttp === null ? null : appAddress(plan.urlHttp),
        urlHttp: plan.urlHttp,
        elements: ranking
          ? shown.slice(0, rankingMost).map((card, index) => ({ ...card, rank: index + 1 }))
          : shown,
      };
    })
    .filter(({ elements }) => elements.length > 0);
}
