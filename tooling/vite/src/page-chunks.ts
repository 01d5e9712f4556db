import type { Rolldown } from 'vite';

const library = /node_modules[\\/]|rolldown[\\/]runtime/;
/** Files are named after what they export: a module of this name is a page that a route loads. */
const page = /Page\.tsx$/;

type Context = Rolldown.ChunkingContext;

/** The modules with which loading begins that need a module: the edition's own, and lazy ones. */
function beginningsOf(id: string, context: Context): { initial: boolean; lazy: string[] } {
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

/** Home is of this one: what its pages share is what an edition begins with. */
const beginning = 'reading';
const feature = /[\\/]features[\\/]([\w-]+)[\\/]/;

/** A page that a visit may begin with, as it does with Home. */
function isEarlyPage(module: string): boolean {
  const [, name = beginning] = feature.exec(module) ?? [];
  return page.test(module) && name === beginning;
}

/** What all pages begin with, and what a page begins with and something else needs too. */
function editionOf(id: string, context: Context): string | null {
  const { initial, lazy } = beginningsOf(id, context);
  const shared = lazy.length > 1 && lazy.some(isEarlyPage);
  if (initial) return 'edition';
  return shared && !library.test(id) && featureOf(id, context) === null ? 'edition' : null;
}

/** What pages and parts of one feature share, and nothing else needs: Home does not wait for it. */
function featureOf(id: string, context: Context): string | null {
  const { initial, lazy } = beginningsOf(id, context);
  if (initial || lazy.length < 2) return null;
  const [name, ...others] = new Set(lazy.map((module) => feature.exec(module)?.[1]));
  return name === undefined || name === beginning || others.length > 0 ? null : name;
}

/** A page comes in one file, besides the libraries and the edition that every page begins with. */
export function pageChunks(): Rolldown.CodeSplittingOptions {
  return {
    groups: [
      { name: frameworkOf, priority: 3 },
      { name: editionOf, priority: 2 },
      // After the edition: a group takes with it what its modules import.
      { name: featureOf, priority: 1 },
    ],
  };
}
