/** A passage that stands in one text only, with the place before which it stood. */
export type Passage = { readonly text: string; readonly at: number };

export type Difference = {
  /** In the source, not in what was imported. */
  readonly lost: readonly Passage[];
  /** In what was imported, not in the source. */
  readonly added: readonly Passage[];
};

/** So many equal characters in a row say that both texts go on alike. */
const enough = 48;
/** So few do next to where they part. */
const enoughNearby = 12;
const nearby = 12;

type Move = { readonly lost: number; readonly added: number };

/** The smallest move after which both texts agree again, where it is a small one. */
function agreeNearby(source: string, at: number, imported: string, from: number): Move | null {
  for (let sum = 1; sum <= 2 * nearby; sum += 1) {
    for (let lost = Math.max(0, sum - nearby); lost <= Math.min(sum, nearby); lost += 1) {
      const added = sum - lost;
      const next = source.slice(at + lost, at + lost + enoughNearby);
      if (next.length === enoughNearby && imported.startsWith(next, from + added)) {
        return { lost, added };
      }
    }
  }
  return null;
}

/** How far one of both texts has to be moved on until they agree again. */
function agreeLater(source: string, at: number, imported: string, from: number): Move | null {
  const here = source.slice(at, at + enough);
  const there = imported.slice(from, from + enough);
  const added = here.length < enough ? -1 : imported.indexOf(here, from);
  const lost = there.length < enough ? -1 : source.indexOf(there, at);
  if (added === -1 && lost === -1) return null;
  return lost === -1 || (added !== -1 && added - from < lost - at)
    ? { lost: 0, added: added - from }
    : { lost: lost - at, added: 0 };
}

class Passages {
  readonly #found: { text: string; at: number }[] = [];

  add(text: string, at: number): void {
    if (text === '') return;
    const last = this.#found.at(-1);
    if (last !== undefined && last.at + last.text.length === at) last.text += text;
    else this.#found.push({ text, at });
  }

  all(): readonly Passage[] {
    return this.#found;
  }
}

/** How many characters two texts share from two places on. */
function alike(source: string, at: number, imported: string, from: number): number {
  let length = 0;
  const most = Math.min(source.length - at, imported.length - from);
  while (length < most && source[at + length] === imported[from + length]) length += 1;
  return length;
}

/**
 * What one text has and the other has not. It need not be the least that explains the difference,
 * but is empty for equal texts only.
 */
export function compareTexts(source: string, imported: string): Difference {
  const [lost, added] = [new Passages(), new Passages()];
  let at = 0;
  let from = 0;
  while (at < source.length && from < imported.length) {
    const same = alike(source, at, imported, from);
    at += same;
    from += same;
    if (same > 0) continue;
    const move = agreeNearby(source, at, imported, from) ??
      agreeLater(source, at, imported, from) ?? { lost: 1, added: 1 };
    lost.add(source.slice(at, at + move.lost), at);
    added.add(imported.slice(from, from + move.added), from);
    at += move.lost;
    from += move.added;
  }
  lost.add(source.slice(at), at);
  added.add(imported.slice(from), from);
  return { lost: lost.all(), added: added.all() };
}
