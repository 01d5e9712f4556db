import path from 'node:path';

/** Source files of a package by their path within `src`. */
export type Sources = ReadonlyMap<string, string>;

const notShipped = /\.(?:test|stories)\.|(?:^|\/)testing\//;
const imports = /\bfrom '(?<from>(?:#|\.\.?\/)[^']+)'/g;

/** The first folder of a path; null for a file that stands beside the folders. */
function roomOf(file: string): string | null {
  const [room, ...rest] = file.split('/');
  return room === undefined || rest.length === 0 ? null : room;
}

function importedFile(file: string, from: string): string {
  return from.startsWith('#') ? from.slice(1) : path.posix.join(path.posix.dirname(file), from);
}

/** Which rooms each room imports from, types included. */
function graphOf(sources: Sources): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    const room = roomOf(file);
    if (room === null || notShipped.test(file)) continue;
    const others = graph.get(room) ?? new Set();
    graph.set(room, others);
    for (const match of text.matchAll(imports)) {
      const other = roomOf(importedFile(file, match.groups?.['from'] ?? ''));
      if (other !== null && other !== room) others.add(other);
    }
  }
  return graph;
}

/**
 * Rooms of a package, which are the first folders under `src`, that know each other in a circle:
 * each as the shortest way around, such as `a → b → a`, told once, from its first name.
 */
export function roomCircles(sources: Sources): string[] {
  const graph = graphOf(sources);
  const circles = [...graph.keys()].flatMap((start) => {
    const around = wayBack(graph, start);
    return around !== null && around.every((room) => start <= room) ? [around.join(' → ')] : [];
  });
  return circles.toSorted();
}

/** The shortest way from a room through others back to it. */
function wayBack(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | null {
  const seen = new Set<string>();
  let ways = [[start]];
  while (ways.length > 0) {
    const next: string[][] = [];
    for (const way of ways) {
      for (const room of graph.get(way.at(-1) ?? start) ?? []) {
        if (room === start) return [...way, start];
        if (seen.has(room)) continue;
        seen.add(room);
        next.push([...way, room]);
      }
    }
    ways = next;
  }
  return null;
}
