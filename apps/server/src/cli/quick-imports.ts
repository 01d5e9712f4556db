import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const compiled = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));
const withinDrizzle = /\/node_modules\/drizzle-orm\/[^@]*$/;

/**
 * Makes what is imported from here on cost less. Node parses a package's manifest at each import
 * within it: that of drizzle-orm has 180 kB and a thousand of them, half of what a start costs, and
 * they name their files in full. What is compiled is kept for the next start.
 */
export function quickImports(): void {
  enableCompileCache(compiled);
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '' } = context;
      const inFull = specifier.startsWith('.') && withinDrizzle.test(parentURL);
      if (!inFull) return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    },
  });
}
