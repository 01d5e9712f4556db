import { decodeXML } from 'entities';
import { Parser } from 'htmlparser2';
import { bookMarks } from '@hanji/domain/reading/book-marks.ts';
import { countLetters } from '#ingest/report/count-letters.ts';
import { mostElements } from '#ingest/xml/count-elements.ts';
import { namespaces } from '#ingest/xml/namespaces.ts';
import { isWholeName } from '../split/kinds.ts';
import { createOutline } from './outline.ts';

/** What is left out of a text. */
type Giant = {
  /** Of the element that it is. */
  readonly name: string;
  readonly id: string;
  /** Without white space. */
  readonly characters: number;
};

type Found = Giant & { readonly from: number; readonly to: number; readonly isDrawn: boolean };

/** What is open: how many elements are in it, and letters. */
type Count = { elements: number; characters: number; id: string };

const gap = `<span xmlns="${namespaces.html}" class="${bookMarks.gap}" role="img"></span>`;

/** Goes once through a text, without a tree, and finds the innermost of what is too much. */
function giantsIn(text: string, most: number): readonly Found[] {
  const outline = createOutline();
  const counts: Count[] = [];
  const found: Found[] = [];
  const isIn = (...names: readonly string[]): boolean =>
    outline.open.some(({ name }) => names.includes(name));
  const parser = new Parser(
    {
      onopentagname(name) {
        outline.begin(name, parser.startIndex);
        counts.push({ elements: 0, characters: 0, id: '' });
      },
      onopentag(_name, attributes) {
        outline.begun(parser.endIndex + 1, attributes);
        const last = counts.at(-1);
        if (last) last.id = attributes['id'] ?? '';
      },
      ontext(data) {
        const last = counts.at(-1);
        if (last && data.trim() !== '') last.characters += countLetters(decodeXML(data));
      },
      onclosetag() {
        const closed = outline.open.at(-1);
        const own = counts.pop();
        const to = parser.endIndex + 1;
        outline.end(to);
        const parent = outline.open.at(-1);
        const around = counts.at(-1);
        if (!closed || !own || !parent || !around) return;
        const isOne = isWholeName(closed.name) || parent.inside !== 'nowhere';
        if (own.elements > most && closed.inside === 'nowhere' && isOne && isIn('body')) {
          const { name, start: from } = closed;
          const inside = found.filter((other) => other.from > from);
          const letters = inside.reduce((sum, { characters }) => sum + characters, own.characters);
          found.length -= inside.length;
          const isDrawn = isIn('svg', 'math');
          found.push({ id: own.id, characters: letters, name, from, to, isDrawn });
          return;
        }
        around.elements += own.elements + 1;
        around.characters += own.characters;
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.end(text);
  return found;
}

/**
 * A well-formed text without the single elements that cannot be read in parts and have more elements
 * in them than a tree at once: a marked gap stands for each, and `onGiant` hears of it.
 */
export function leaveOutGiants(
  text: string,
  onGiant: (giant: Giant) => void,
  most = mostElements,
): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { from, to, isDrawn, ...giant } of giantsIn(text, most)) {
    pieces.push(text.slice(at, from), isDrawn ? '' : gap);
    at = to;
    onGiant(giant);
  }
  return pieces.length === 0 ? text : pieces.join('') + text.slice(at);
}
