import { sentPageId, type FinishedPage, type SentPage } from '@hanji/contract/pages.ts';
import type { BuiltSite } from './built-site.ts';
import { escapeHtml, jsonForScript, tag } from './escape.ts';
import type { PageAddresses } from './page-addresses.ts';

type PageParts = {
  readonly site: BuiltSite;
  readonly origin: string;
  readonly finished: FinishedPage;
  readonly addresses: PageAddresses;
  readonly sent: SentPage;
  /** Modules whose files are wanted at once. */
  readonly modules: readonly string[];
};

/** The page of an address: the build's own, with its head, its preloads and its first answer. */
export function pageHtml({ site, origin, finished, addresses, sent, modules }: PageParts): string {
  const { head } = finished;
  const inHead = [...preloads(site, finished, modules), ...described(origin, finished, addresses)];
  const data = `<script type="application/json" id="${sentPageId}">${jsonForScript(sent)}</script>`;
  return site.html
    .replace(/(<html[^>]*? lang=")[^"]*/, (_, start: string) => start + sent.locale)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeHtml(head.title)}</title>\n    ${inHead.join('\n    ')}`,
    )
    .replace('</body>', () => `${data}\n  </body>`);
}

function preloads(site: BuiltSite, { preload }: FinishedPage, modules: readonly string[]) {
  const pictures = preload.map(({ url, srcset, sizes, media }) =>
    tag('link', {
      rel: 'preload',
      as: 'image',
      href: url,
      imagesrcset: srcset,
      imagesizes: sizes,
      media,
      fetchpriority: 'high',
    }),
  );
  const files = site
    .filesOf(modules)
    .map((file) => tag('link', { rel: 'modulepreload', crossorigin: '', href: `/${file}` }));
  return [...pictures, ...files];
}

function described(
  origin: string,
  { status, head }: FinishedPage,
  { canonical, alternates }: PageAddresses,
): string[] {
  const { title, description, picture } = head;
  const language = head.language ?? undefined;
  const image = picture ? new URL(picture.url, origin).href : undefined;
  const property = (name: string, content: string | number | undefined) =>
    content === undefined || content === '' ? [] : [tag('meta', { property: name, content })];
  return [
    tag('meta', { name: 'description', content: description }),
    ...(head.robots === 'noindex' ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...(status === 200 ? [tag('link', { rel: 'canonical', href: canonical })] : []),
    ...(status === 200
      ? alternates.map((other) =>
          tag('link', { rel: 'alternate', hreflang: other.language, href: other.href }),
        )
      : []),
    ...property('og:type', head.kind),
    ...property('og:site_name', head.brand),
    ...property('og:title', title),
    ...property('og:description', description),
    ...property('og:url', canonical),
    ...property('og:locale', language?.replace('-', '_')),
    ...property('og:image', image),
    ...property('og:image:width', picture?.width),
    ...property('og:image:height', picture?.height),
    tag('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
  ];
}
