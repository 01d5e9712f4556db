import type { Rolldown } from 'vite';

const library = /node_modules[\\/]|rolldown[\\/]runtime/;
/** The page that most visits begin with; files are named after what they export. */
const firstPage = /[\\/]HomePage\.tsx$/;
const feature = /[\\/]features[\\/]([\w-]+)[\\/]/;
const kit = /[\\/]ui-kit[\\/]/;
/** The page that most time is spent on: it waits for nothing that only other pages share. */
const viewerPage = /[\\/]ChapterPage\.tsx$/;
/** The parts of that page that show one kind of chapter. */
const viewerPart = /[\\/]Opened(Comic|Novel)\.tsx$/;
/** What a title's pages and its viewer ask: most visits come to it after Home. */
const titleCalls = /[\\/]calls[\\/]content\.ts$/;
/** Where an edition says what features add to each other's pages. */
const slots = /[\\/]slots\.ts$/;

type Context = Rolldown.ChunkingContext;

/** The modules with which loading begins that need a module: the edition's own, and lazy ones. */
type Beginnings = { readonly initial: boolean; readonly lazy: readonly string[] };

function beginningsOf(id: string, context: Context): Beginnings {
  const lazy: string[] = [];
  let initial = false;
  const waiting = [id];
  const seen = new Set(waiting);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const module = context.getModuleInfo(next);
    if (!module) continue;
    if (module.dynamicImporters.length > 0) lazy.push(next);
    initial ||= module.isEntry;
    for (const importer of module.importers) {
      if (!seen.has(importer)) waiting.push(importer);
      seen.add(importer);
    }
  }
  return { initial, lazy };
}

/** Libraries that everything begins with; they change with a dependency alone. */
function frameworkOf(id: string, context: Context): string | null {
  if (!library.test(id)) return null;
  return id.startsWith('\0') || beginningsOf(id, context).initial ? 'framework' : null;
}

/** What all pages begin with, and what the first page and something else need. */
function editionOf(id: string, context: Context): string | null {
  const { initial, lazy } = beginningsOf(id, context);
  if (initial || titleCalls.test(id)) return 'edition';
  const shared = lazy.length > 1 && lazy.some((module) => firstPage.test(module));
  return shared && !library.test(id) ? 'edition' : null;
}

/** Whether a lazy module is asked for by some of the others alone, which are there before it. */
function comesAfter(module: string, others: readonly string[], context: Context): boolean {
  const importers = context.getModuleInfo(module)?.dynamicImporters ?? [];
  return importers.every((importer) => {
    const { initial, lazy } = beginningsOf(importer, context);
    return !initial && lazy.every((before) => before !== module && others.includes(before));
  });
}

/** Of the lazy modules that need a module those that come first. */
function firstOf(lazy: readonly string[], context: Context): string[] {
  return lazy.filter((module) => !comesAfter(module, lazy, context));
}

/** Whether a lazy module only fills a slot of another's page, which is there before it. */
function fillsSlot(module: string, context: Context): boolean {
  const importers = context.getModuleInfo(module)?.dynamicImporters ?? [];
  return importers.every((importer) => slots.test(importer));
}

/**
 * The lazy modules that share a module which Home does not wait for; none where fewer than two do.
 * A part of one page is none of them: its own page needs not what it shares with another. Nor is
 * what fills a slot of another feature's page, where there are pages: none loads for it what it does
 * not need.
 */
function sharersOf(id: string, context: Context): readonly string[] {
  const { initial, lazy } = beginningsOf(id, context);
  const first = initial ? [] : firstOf(lazy, context);
  const sharers = first.filter((module) => !isPart(module, context));
  if (sharers.length < 2) return [];
  const pages = sharers.filter((module) => !fillsSlot(module, context));
  return pages.length === 0 || featuresOf(sharers).size === 1 ? sharers : pages;
}

/** Whether only other lazy modules ask for it. */
function isPart(module: string, context: Context): boolean {
  const importers = context.getModuleInfo(module)?.dynamicImporters ?? [];
  return importers.every((importer) => !beginningsOf(importer, context).initial);
}

/** The features of modules; null stands for what is none's. */
function featuresOf(modules: readonly string[]): ReadonlySet<string | null> {
  return new Set(modules.map((module) => feature.exec(module)?.[1] ?? null));
}

/** What pages of several features share. */
function commonOf(id: string, context: Context): string | null {
  const features = [...featuresOf(sharersOf(id, context))].filter((name) => name !== null);
  return features.length > 1 && !library.test(id) ? 'common' : null;
}

/** What the pages and parts of one feature share. */
function featureOf(id: string, context: Context): string | null {
  const [name, ...others] = featuresOf(sharersOf(id, context));
  return others.length === 0 ? (name ?? null) : null;
}

/** Of what `nameOf` names, what the viewer's page needs, in a file apart. */
function forViewer(nameOf: typeof commonOf): typeof commonOf {
  return (id, context) => {
    const name = nameOf(id, context);
    const needed = name && sharersOf(id, context).some((module) => viewerPage.test(module));
    return needed ? `${name}-viewer` : null;
  };
}

/** The kinds of viewers that need a module. */
function kindsOf(id: string, context: Context): string[] {
  const { lazy } = beginningsOf(id, context);
  return lazy.flatMap((module) => viewerPart.exec(module)?.[1]?.toLowerCase() ?? []).toSorted();
}

/**
 * What pages share with a viewer, in a file apart for those viewers that need it: else a chapter
 * would wait for all that these pages share.
 */
function withViewers(id: string, context: Context): string | null {
  const kinds = kindsOf(id, context);
  const isShared = commonOf(id, context) !== null || featureOf(id, context) !== null;
  return kinds.length > 0 && isShared && !library.test(id) ? ['with', ...kinds].join('-') : null;
}

/** Whether viewers share a module with something that is loaded without them. */
function isOfViewers(id: string, context: Context): boolean {
  const { initial, lazy } = beginningsOf(id, context);
  return lazy.length > 1 && !initial && !library.test(id) && !feature.test(id);
}

/** Of the kit what viewers need, apart from the rest: pages need it that show nothing of the kind. */
function kitOfViewers(id: string, context: Context): string | null {
  const kinds = kindsOf(id, context);
  return kit.test(id) && kinds.length > 0 && isOfViewers(id, context)
    ? ['kit', ...kinds].join('-')
    : null;
}

/** What these kinds of viewers share with each other and with what shows as they do; of no feature. */
function ofViewers(...wanted: readonly string[]): typeof commonOf {
  return (id, context) => {
    const isWanted = kindsOf(id, context).join() === wanted.join();
    return isWanted && isOfViewers(id, context) ? `of-${wanted.join('-')}` : null;
  };
}

/** A page comes in one file, besides the libraries and the edition that every page begins with. */
export function pageChunks(): Rolldown.CodeSplittingOptions {
  return {
    groups: [
      { name: frameworkOf, priority: 9 },
      { name: editionOf, priority: 8 },
      // Each after the one before: a group takes with it what its modules import.
      { name: forViewer(commonOf), priority: 7 },
      { name: forViewer(featureOf), priority: 6 },
      { name: withViewers, priority: 5 },
      { name: commonOf, priority: 4 },
      { name: featureOf, priority: 3 },
      { name: kitOfViewers, priority: 2 },
      { name: ofViewers('comic', 'novel'), priority: 1 },
      { name: ofViewers('comic'), priority: 0 },
    ],
  };
}
