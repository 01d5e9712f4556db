export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
} & Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Every node below one, itself first. */
export function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const each of value) yield* nodesOf(each);
  } else if (isNode(value)) {
    yield value;
    for (const each of Object.values(value)) yield* nodesOf(each);
  }
}

/** The name under which an object's property is asked for, where it is a plain one. */
export function nameOf(property: unknown): string | null {
  if (!isNode(property) || !isNode(property['key'])) return null;
  return String(property['key']['name']);
}

/** Code without some of its nodes, each with the comma that follows it; none lies in another. */
export function without(code: string, gone: readonly Node[]): string {
  let left = code;
  for (const { start, end } of gone.toSorted((a, b) => b.start - a.start)) {
    const comma = /^\s*,/.exec(left.slice(end))?.[0].length ?? 0;
    left = left.slice(0, start) + left.slice(end + comma);
  }
  return left;
}
