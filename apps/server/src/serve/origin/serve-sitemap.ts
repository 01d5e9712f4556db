import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentCategories } from '@hanji/contract/vocabulary.ts';
import { adultAge } from '@hanji/domain/access/adult-gate.ts';
import { content, contentGenre } from '#db/schema/works/catalogue.ts';
import { event } from '#db/schema/works/event.ts';
import { menu } from '#db/schema/works/showcase.ts';
import { escapeHtml } from '#http/html/escape-html.ts';
import type { OriginContext } from '#http/request-context.ts';
import { isTitleOut } from '#modules/catalogue/out.ts';
import { titlePath } from '#modules/catalogue/title-path.ts';
import { eventPath } from '#modules/events/event-places.ts';
import { hasPage, published } from '#modules/events/shown-events.ts';
import { editionFacts } from '#settings/edition-facts.ts';

/** A sitemap may name 50,000 addresses; the lists need some of them. */
const mostTitles = 48_000;
const mostEvents = 1_000;

type Entry = { readonly path: string; readonly changedAt?: Date | null };

/** Pages of every edition that readers look for help on. */
const helpPaths = ['/document/notice', '/document/faq'];

/**
 * Homes, menus, genres, titles and events of an edition's languages, and its help: the newest first,
 * none for adults, and of events none that is over.
 */
async function entriesOf(context: OriginContext): Promise<readonly Entry[]> {
  const { db, origin } = context;
  const at = context.now();
  const { locales } = editionFacts(origin.edition);
  const isListed = and(
    inArray(content.language, [...locales]),
    isTitleOut(),
    eq(content.mature, false),
    ne(content.restrictedAge, adultAge),
  );
  const [menus, genres, titles, events] = await Promise.all([
    db
      .selectDistinct({ category: menu.category, code: menu.code })
      .from(menu)
      .where(inArray(menu.language, [...locales])),
    db
      .selectDistinct({ category: content.category, genre: contentGenre.genre })
      .from(contentGenre)
      .innerJoin(content, eq(content.id, contentGenre.contentId))
      .where(isListed),
    db
      .select({ id: content.id, type: content.type, changedAt: content.lastChapterPublishedAt })
      .from(content)
      .where(isListed)
      .orderBy(desc(content.lastChapterPublishedAt), desc(content.id))
      .limit(mostTitles),
    db
      .select({ id: event.id })
      .from(event)
      .where(
        and(
          inArray(event.language, [...locales]),
          eq(event.mature, false),
          published(at),
          hasPage(),
          gt(event.endAt, at),
        ),
      )
      .orderBy(desc(event.startAt), desc(event.id))
      .limit(mostEvents),
  ]);
  return [
    ...contentCategories.map((category) => ({ path: `/?category=${category}` })),
    ...contentCategories.map((category) => ({ path: `/menu/${category}/event` })),
    ...menus.map(({ category, code }) => ({ path: `/menu/${category}/${code}` })),
    ...genres.map(({ category, genre }) => ({ path: `/${category}/genre/${genre}` })),
    ...helpPaths.map((path) => ({ path })),
    ...events.map(({ id }) => ({ path: eventPath(id) })),
    ...titles.map((title) => ({ path: titlePath(title), changedAt: title.changedAt })),
  ];
}

function lineOf(publicUrl: string, { path, changedAt }: Entry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${changed}</url>`;
}

/** What search engines are told of an edition: where they may go, and all that can be read. */
export function serveSitemap(
  app: FastifyInstance,
  context: OriginContext,
  count: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  const { publicUrl } = context.origin;
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(
        // Covers stand in every page's head: who gathers pages may have those, and no call.
        [
          'User-agent: *',
          'Allow: /api/media/covers/',
          'Disallow: /api/',
          `Sitemap: ${publicUrl}/sitemap.xml\n`,
        ].join('\n'),
      ),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    // It reads the whole catalogue.
    count(request, reply);
    const lines = (await entriesOf(context)).map((entry) => lineOf(publicUrl, entry));
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
          ...lines,
          '</urlset>\n',
        ].join('\n'),
      );
  });
}
