import type { Plugin } from 'vite';
import { isNode, nameOf, nodesOf, without, type Node } from '#client/syntax.ts';

/** Where the calls of the wire are described. */
const described = /[\\/]packages[\\/]contract[\\/]src[\\/]calls[\\/].+\.ts$/;

/** What a description says to the service and to its documents alone. */
const ofService: ReadonlySet<string | null> = new Set([
  'summary',
  'source',
  'offered',
  'access',
  'cookies',
  'owner',
  'uploads',
]);

/** The objects that a module hands to `call()`. */
function descriptionsIn(program: unknown): Node[] {
  return [...nodesOf(program)].flatMap((node) => {
    const { callee, arguments: given } = node;
    const isCall = node.type === 'CallExpression' && isNode(callee) && callee['name'] === 'call';
    const [first] = isCall && Array.isArray(given) ? (given as unknown[]) : [];
    return isNode(first) && first.type === 'ObjectExpression' ? [first] : [];
  });
}

function isOfService(property: unknown): property is Node {
  return ofService.has(nameOf(property));
}

/** Leaves out of descriptions of calls what no client reads: a fifth of an edition's own words. */
export function clientCalls(): Plugin {
  return {
    name: 'hanji:client-calls',
    apply: 'build',
    transform: {
      filter: { id: described },
      handler(code) {
        const gone = descriptionsIn(this.parse(code))
          .flatMap(({ properties }) => properties as unknown[])
          .filter(isOfService);
        return { code: without(code, gone), map: null };
      },
    },
  };
}
