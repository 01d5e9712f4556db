import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { PageCall, PageHead, PagePicture } from '@hanji/contract/pages.ts';
import type { PhraseBundle } from '@hanji/i18n/phrases.ts';

/** What an address says, its path's parameters and its query, and for what screen it is opened. */
export type PageAddress = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly wide: boolean;
};

/** What a page says in its head; what it leaves out is the edition's own. */
type HeadWords = {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly kind?: PageHead['kind'];
  readonly robots?: PageHead['robots'];
  /** Null for none; the first of its first screen where nothing is said. */
  readonly picture?: PageHead['picture'] | undefined;
  /** Of a work, which is the same in whatever language the frame around it is. */
  readonly language?: Locale | undefined;
  /** The same work in other languages, by the paths that it has there. */
  readonly others?: PageHead['others'];
  readonly linked?: PageHead['linked'];
};

/** What the first screen of a page is made of, so that the service can send all of it at once. */
export type FirstScreen<Data = unknown> = {
  /** Null where the address names nothing that can be, no such page; undefined where it needs none. */
  readonly call?: (address: PageAddress) => PageCall<Data> | null | undefined;
  /** Modules besides the page's own that its first screen needs, by what they export. */
  readonly components?: (address: PageAddress) => readonly string[];
  /** The title where what the address names is not there; else it is the missing page's. */
  readonly missingTitle?: (words: PhraseBundle) => string | undefined;
  readonly head: (words: PhraseBundle, data: Data | null, address: PageAddress) => HeadWords;
  readonly pictures?: (data: Data) => readonly PagePicture[] | Promise<readonly PagePicture[]>;
};

/** What a page says of itself, beside the component that draws it; data alone. */
export type PageHandle = {
  /** Home has the full footer, content home a short one, viewers none (reading-service, section 2). */
  readonly footer?: 'full' | 'short' | 'none';
  readonly chrome?: 'full' | 'none';
  /** What of the query it reads, besides the language; the service hands it nothing else. */
  readonly query?: readonly string[];
  /** Who may see it; everybody where nothing is said. */
  readonly access?: 'member';
  /** It says what no start has loaded: `later` of the edition's phrases. */
  readonly saysLater?: true;
  /** The export that draws it, in a file of its name: the chunk that is sent along. */
  readonly component?: string;
  readonly first?: FirstScreen;
  /** Nothing of its own: leads on. */
  readonly redirect?: string;
};

/** Pages by their paths. */
export type Pages = Readonly<Record<string, PageHandle>>;

/**
 * Forgets the type of a screen's data. Safe because the service hands to `head` and `pictures`
 * only what the call of the same screen has answered.
 */
export function firstScreen<Data>(screen: FirstScreen<Data>): FirstScreen {
  return screen as FirstScreen;
}
