import type { Plugin } from 'vite';

/** Where the calls of the wire are described. */
const described = /[\\/]packages[\\/]contract[\\/]src[\\/]calls[\\/].+\.ts$/;

/** What a description says to the service and to its documents alone. */
const ofService: ReadonlySet<string> = new Set([
  'summary',
  'source',
  'offered',
  'access',
  'cookies',
  'owner',
  'uploads',
]);

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Every node below one, itself first. */
function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const each of value) yield* nodesOf(each);
  } else if (isNode(value)) {
    yield value;
    for (const each of Object.values(value)) yield* nodesOf(each);
  }
}

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
  if (!isNode(property) || !isNode(property['key'])) return false;
  return ofService.has(String(property['key']['name']));
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
        let left = code;
        for (const { start, end } of gone.toSorted((a, b) => b.start - a.start)) {
          const comma = /^\s*,/.exec(left.slice(end))?.[0].length ?? 0;
          left = left.slice(0, start) + left.slice(end + comma);
        }
        return { code: left, map: null };
      },
    },
  };
}
