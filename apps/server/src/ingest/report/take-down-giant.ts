import { mostElements } from '#ingest/xml/count-elements.ts';
import type { Omissions } from './omissions.ts';

type Giant = { readonly name: string; readonly id: string; readonly characters: number };

const drawn = new Set(['svg', 'figure', 'picture']);

/** Takes down single elements that are too much to be read. */
export function takeDownGiant(place: string, omissions: Omissions | undefined) {
  let count = 0;
  return ({ name, id, characters }: Giant): void => {
    count += 1;
    const where = id === '' ? place : `${place}#${id}`;
    const reason = `is a single element (${name.slice(0, 40)}) of over ${mostElements} others`;
    const kind = drawn.has(name) ? 'picture' : 'text';
    const letters = characters > 0 ? { characters } : {};
    omissions?.add({ kind, place: where, reason, gap: true, ...letters }, String(count));
  };
}
