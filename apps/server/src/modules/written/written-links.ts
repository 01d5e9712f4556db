import { safeHref } from '@hanji/domain/paths/safe-href.ts';
import type { RootContent } from 'mdast';

/** Where the links of a page lead; null where they may not be followed. */
export type Links = {
  readonly to: (url: string) => string | null;
  /** Of a link that names an address given elsewhere on the page. */
  readonly named: (identifier: string) => string | null;
};

export function createLinks(nodes: readonly RootContent[]): Links {
  const given = new Map<string, string>();
  for (const node of nodes) {
    // As CommonMark has it, the first holds.
    if (node.type === 'definition' && !given.has(node.identifier)) {
      given.set(node.identifier, node.url);
    }
  }
  const to = (url: string): string | null => {
    const safe = safeHref(url);
    return safe.kind === 'none' ? null : safe.href;
  };
  return {
    to,
    named(identifier) {
      const url = given.get(identifier);
      return url === undefined ? null : to(url);
    },
  };
}
