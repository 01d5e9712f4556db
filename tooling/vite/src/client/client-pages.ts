import type { Plugin } from 'vite';
import { isNode, nameOf, nodesOf, without, type Node } from '#client/syntax.ts';

/** Where features and the edition list their pages. */
const listed =
  /[\\/]packages[\\/](?:features[\\/][\w-]+|edition)[\\/]src[\\/](?:.+[\\/-])?pages\.ts$/;

/** What pages say of their first screens, which the service asks of its own build alone. */
function firstScreensIn(program: unknown): Node[] {
  const found = [...nodesOf(program)].filter(
    (node) => node.type === 'Property' && nameOf(node) === 'first',
  );
  return found.filter(
    (node) => !found.some((other) => other.start < node.start && node.end < other.end),
  );
}

function importsIn(program: unknown): Node[] {
  return [...nodesOf(program)].filter(({ type }) => type === 'ImportDeclaration');
}

function localNameOf(specifier: unknown): unknown {
  return isNode(specifier) && isNode(specifier['local']) ? specifier['local']['name'] : null;
}

/** The imports of which nothing is named any more: their modules are none of these pages'. */
function idleImports(program: unknown): Node[] {
  const imports = importsIn(program);
  const named = new Set(
    [...nodesOf(program)]
      .filter(
        ({ type, start }) =>
          type === 'Identifier' && !imports.some((one) => one.start <= start && start < one.end),
      )
      .map(({ name }) => name),
  );
  return imports.filter(({ specifiers }) => {
    const all = Array.isArray(specifiers) ? (specifiers as unknown[]) : [];
    return all.length > 0 && all.every((one) => !named.has(localNameOf(one)));
  });
}

/**
 * Leaves out of the lists of pages what no client reads: the calls, heads and pictures of first
 * screens, and the descriptions of calls that came with them to whoever opens Home.
 */
export function clientPages(): Plugin {
  return {
    name: 'hanji:client-pages',
    apply: 'build',
    transform: {
      filter: { id: listed },
      handler(code) {
        const left = without(code, firstScreensIn(this.parse(code)));
        return { code: without(left, idleImports(this.parse(left))), map: null };
      },
    },
  };
}
