import type {
  FinishedPage,
  PageAnswer,
  PageCall,
  PageHead,
  PagePicture,
  PagePlan,
  PageSettings,
  PageVisit,
  PlanPage,
} from '@hanji/contract/pages.ts';
import { isWideBrowser } from '@hanji/domain/screens/widths.ts';
import { allPhrases } from '@hanji/i18n/i18n.ts';
import type { PhraseBundle } from '@hanji/i18n/phrases.ts';
import { isLocale, type Locale } from '@hanji/i18n/locale.ts';
import { initialLocale } from '#language/initial-locale.ts';
import type { PhraseLoaders } from '#edition-context.tsx';
import type { DrawPage } from '#pages/first-drawing.ts';
import { describeApiError } from '#errors/describe-api-error.ts';
import type { Edition } from '#edition.ts';
import { browserKind } from './browser-kind.ts';
import { navigationGuard } from './navigation-guard.ts';
import { routeFinder } from './route-finder.ts';
import type { FirstScreen, PageAddress, Pages } from '#pages/page.ts';

type SitePages = {
  readonly edition: Edition;
  readonly pages: Pages;
  readonly phrases: PhraseLoaders;
  readonly draw: DrawPage;
};

const longestDescription = 200;

/** What the service asks of a built edition: what each address leads to, by the pages' own handles. */
export function pagePlanner({ edition, pages, phrases, draw }: SitePages): PlanPage {
  const find = routeFinder(Object.entries(pages).map(([path, handle]) => ({ path, handle })));
  const guard = navigationGuard(edition, find);
  return async (visit, settings) => {
    const verdict = guard(visit, visit);
    if (verdict.kind === 'redirect') return { kind: 'redirect', to: verdict.to };
    const given = new URLSearchParams(visit.search);
    const locale = localeOf(edition, visit, given);
    const load = phrases[locale];
    const words = load ? await allPhrases(load) : {};
    const match = find(visit.pathname);
    const first = match?.route.handle.first;
    const query = picked(given, match?.route.handle.query ?? []);
    const search = query.size > 0 ? `?${query}` : '';
    const reads = { search, userAgent: browserKind(visit.userAgent) };
    const wide = isWideBrowser(reads.userAgent);
    const address: PageAddress = { params: match?.params ?? {}, query, wide };
    const call = first?.call?.(address);
    const exists = match !== null && verdict.kind === 'allow' && call !== null;
    const drawing = { draw, visit: { ...visit, ...reads }, settings, locale };
    const screen = { first, address, words, call: call ?? null, drawing };
    if (!exists) return missingPage(edition, screen);
    const { component } = match.route.handle;
    return {
      kind: 'page',
      locale,
      languages: edition.locales,
      components: [...(component ? [component] : []), ...(first?.components?.(address) ?? [])],
      call: screen.call,
      reads,
      finish: (answer) => finishedPage(screen, answer),
    };
  };
}

/** What a page reads of a query; of what stands there twice the first. */
function picked(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** A page may be asked for in a language by its address, so that each language has one. */
function localeOf(edition: Edition, visit: PageVisit, query: URLSearchParams): Locale {
  const named = query.get('language') ?? '';
  if (isLocale(named) && edition.locales.includes(named)) return named;
  return initialLocale(edition, visit.cookies, visit.languages);
}

function missingPage(edition: Edition, screen: Screen): PagePlan {
  const { words, drawing } = screen;
  return {
    kind: 'page',
    locale: drawing.locale,
    languages: edition.locales,
    components: ['NotFoundPage'],
    call: null,
    reads: { search: drawing.visit.search, userAgent: drawing.visit.userAgent },
    finish: async () => ({ ...missing(words), draw: () => drawnScreen(screen, null, []) }),
  };
}

type Screen = {
  readonly first: FirstScreen | undefined;
  readonly address: PageAddress;
  readonly words: PhraseBundle;
  readonly call: PageCall | null;
  readonly drawing: {
    readonly draw: DrawPage;
    readonly visit: PageVisit;
    readonly settings: PageSettings;
    readonly locale: Locale;
  };
};

async function finishedPage(screen: Screen, answer: PageAnswer | null): Promise<FinishedPage> {
  const { first, address, words } = screen;
  if (answer?.code === 404 || answer?.code === 410) {
    return missing(words, answer.code, first?.missingTitle?.(words));
  }
  const data = answer?.code === 200 ? answer.data : null;
  const own = first?.head(words, data, address) ?? {};
  // What opens only to some is not for those who gather pages; what failed may come tomorrow.
  const failed = answer === null || answer.code === 429 || answer.code >= 500;
  const open = data !== null || failed;
  const refused = open ? undefined : words.errors?.[describeApiError(answer.code, true).title];
  const pictures = data === null ? [] : ((await first?.pictures?.(data)) ?? []);
  const [picture] = pictures;
  return {
    status: 200,
    head: {
      ...headOf(words, own.title ?? refused),
      description: shortened(own.description || siteDescription(words)),
      kind: own.kind ?? 'website',
      robots: open ? (own.robots ?? 'index') : 'noindex',
      picture: own.picture === undefined && picture ? { url: picture.url } : (own.picture ?? null),
      language: own.language ?? null,
      others: own.others,
      linked: own.linked,
    },
    preload: pictures,
    draw: () => drawnScreen(screen, data, pictures),
  };
}

/** Without an answer it is what its client shows while it asks. */
function drawnScreen(
  { call, drawing: { draw, ...where } }: Screen,
  data: unknown,
  pictures: readonly PagePicture[],
): Promise<string> {
  const answer = call && data !== null ? { endpoint: call.endpoint, arg: call.arg, data } : null;
  return draw({ ...where, answer, pictures });
}

function missing(
  words: PhraseBundle,
  status = 404,
  title = words.errors?.notFoundTitle,
): FinishedPage {
  return {
    status,
    head: headOf(words, title),
    preload: [],
    draw: async () => '',
  };
}

function headOf(words: PhraseBundle, title: string | undefined): PageHead {
  const brand = words.frame?.brand ?? '';
  return {
    title: title ? `${title} – ${brand}` : brand,
    brand,
    description: siteDescription(words),
    kind: 'website',
    robots: 'noindex',
    picture: null,
    language: null,
  };
}

function siteDescription(words: PhraseBundle): string {
  return words.frame?.siteDescription ?? '';
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longestDescription) return line;
  // What lies outside the basic plane is kept whole or not at all.
  return `${line.slice(0, longestDescription - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
