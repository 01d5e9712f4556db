import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Where what is compiled is kept. A process that gets it as NODE_COMPILE_CACHE finds its very first
 * files there too, and need not load what compiles them.
 */
export const compiledFolder = fileURLToPath(
  new URL('../../../node_modules/.cache/compiled', import.meta.url),
);

const withinDrizzle = /\/node_modules\/drizzle-orm\/[^@]*$/;
const sources = '/src/';

/** The address of an import that names its file in full, null where Node has to look for it. */
function addressInFull(specifier: string, parentURL: string): string | null {
  const isSource = specifier.endsWith('.ts');
  if (specifier.startsWith('.') && (isSource || withinDrizzle.test(parentURL))) {
    return new URL(specifier, parentURL).href;
  }
  const at = parentURL.lastIndexOf(sources);
  if (!isSource || !specifier.startsWith('#') || at < 0) return null;
  return parentURL.slice(0, at + sources.length) + specifier.slice(1);
}

/**
 * Makes what is imported from here on cost less. Node reads and parses a package's manifest at each
 * import within it, to know where a file is and what kind it has. That of drizzle-orm has 180 kB
 * and a thousand of them; its imports, and our own between files of a package, say both themselves.
 * What is compiled is kept for the next start.
 */
export function quickImports(): void {
  enableCompileCache(compiledFolder);
  registerHooks({
    resolve(specifier, context, next) {
      const url = addressInFull(specifier, context.parentURL ?? '');
      if (url === null) return next(specifier, context);
      const format = url.endsWith('.ts') ? 'module-typescript' : 'module';
      return { url, format, shortCircuit: true };
    },
  });
}
