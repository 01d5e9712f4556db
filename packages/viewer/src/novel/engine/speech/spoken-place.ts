import type { SpineSection } from '#novel/engine/epub/epub-internals.ts';
import { documentOf } from '#novel/engine/epub/section-document.ts';
import type { NovelReader } from '#novel/engine/novel-reader.ts';
import { firstVisible } from '#novel/engine/place/first-visible.ts';
import { runningText } from '#novel/engine/place/running-text.ts';
import { type SpokenSentence, spokenSentences } from '#novel/engine/speech/spoken-text.ts';

/** A sentence among those of its part. */
export type SpokenPlace = {
  readonly section: SpineSection;
  readonly sentences: readonly SpokenSentence[];
  readonly index: number;
};

/** The sentences of a book, one after the other; the language is BCP 47. */
export class SpokenPlaces {
  readonly #reader: () => NovelReader | undefined;
  readonly #language: string;

  constructor(reader: () => NovelReader | undefined, language: string) {
    this.#reader = reader;
    this.#language = language;
  }

  /** The next sentence, maybe of a part further on; undefined behind the last one of the book. */
  after({ section, sentences, index }: SpokenPlace): Promise<SpokenPlace | undefined> {
    return this.#atOrAfter({ section, sentences, index: index + 1 });
  }

  /** The sentence with which the screen begins; the book's first one while nothing is drawn. */
  async onScreen(): Promise<SpokenPlace | undefined> {
    const reader = this.#reader();
    const screen = reader?.drawn?.screen;
    if (!screen) {
      // Nothing is drawn while nobody looks.
      const open = await reader?.opening;
      const first = open?.sections.find(({ linear }) => linear);
      return first && this.#firstOf(first);
    }
    const { text, box, edge } = screen;
    const seen = firstVisible(text.text, box, edge);
    const { section, text: map } = text.partAt(seen);
    const node = map.nodes.findIndex((each) => each === seen?.startContainer);
    const offset = (runningText(map).starts[node] ?? 0) + (seen?.startOffset ?? 0);
    const sentences = await this.#sentencesOf(section);
    const index = sentences.findIndex(({ end }) => end > offset);
    return this.#atOrAfter({ section, sentences, index: index === -1 ? Infinity : index });
  }

  async #firstOf(section: SpineSection): Promise<SpokenPlace | undefined> {
    return this.#atOrAfter({ section, sentences: await this.#sentencesOf(section), index: 0 });
  }

  async #atOrAfter(place: SpokenPlace): Promise<SpokenPlace | undefined> {
    if (place.index < place.sentences.length) return place;
    const next = place.section.next();
    return next && this.#firstOf(next);
  }

  async #sentencesOf(section: SpineSection): Promise<readonly SpokenSentence[]> {
    const open = await this.#reader()?.opening;
    const content = open && (await documentOf(open, section));
    return content ? spokenSentences(content.body, this.#language) : [];
  }
}
