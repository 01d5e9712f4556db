import type { Rolldown } from 'vite';

const library = /node_modules[\\/]|rolldown[\\/]runtime/;
/** The page that most visits begin with; files are named after what they export. */
const firstPage = /[\\/]HomePage\.tsx$/;
const feature = /[\\/]features[\\/]([\w-]+)[\\/]/;
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
  if (initial) return 'edition';
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
 * The features whose pages and parts share a module that Home does not wait for; null is none's.
 * What a page shares with another feature's part in a slot stays with the page's own feature: no
 * page loads for it what it does not need.
 */
function sharersOf(id: string, context: Context): ReadonlySet<string | null> {
  const { initial, lazy } = beginningsOf(id, context);
  const first = initial ? [] : firstOf(lazy, context);
  if (first.length < 2) return new Set();
  const all = featuresOf(first);
  const pages = first.filter((module) => !fillsSlot(module, context));
  if (all.size === 1 || pages.length === 0) return all;
  // A part of a page shares with the slot what its page does not need.
  return pages.every((module) => isPart(module, context)) ? new Set() : featuresOf(pages);
}

/** Whether only other lazy modules ask for it. */
function isPart(module: string, context: Context): boolean {
  const importers = context.getModuleInfo(module)?.dynamicImporters ?? [];
  return importers.every((importer) => !beginningsOf(importer, context).initial);
}

function featuresOf(modules: readonly string[]): ReadonlySet<string | null> {
  return new Set(modules.map((module) => feature.exec(module)?.[1] ?? null));
}

/** What pages of several features share. */
function commonOf(id: string, context: Context): string | null {
  const named = [...sharersOf(id, context)].filter((name) => name !== null);
  return named.length > 1 && !library.test(id) ? 'common' : null;
}

/** What the pages and parts of one feature share. */
function featureOf(id: string, context: Context): string | null {
  const [name, ...others] = sharersOf(id, context);
  return others.length === 0 ? (name ?? null) : null;
}

/** A page comes in one file, besides the libraries and the edition that every page begins with. */
export function pageChunks(): Rolldown.CodeSplittingOptions {
  return {
    groups: [
      { name: frameworkOf, priority: 4 },
      { name: editionOf, priority: 3 },
      // Each after the one before: a group takes with it what its modules import.
      { name: commonOf, priority: 2 },
      { name: featureOf, priority: 1 },
    ],
  };
}
