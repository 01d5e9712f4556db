import { decodeHTML } from 'entities';
import { countLetters } from '#ingest/report/count-letters.ts';

/** What hides the rest of a page where it is never closed. */
type Hiding = 'comment' | 'tag' | 'title' | 'style' | 'script';

export type Unclosed = {
  readonly by: Hiding;
  /** Characters of the text that is hidden, without white space. */
  readonly characters: number;
};

/** Hears of what hides the rest of a page. */
export type OnUnclosed = (unclosed: Unclosed) => void;

const elements = ['title', 'style', 'script'] as const;

function lettersIn(markup: string): number {
  return countLetters(decodeHTML(markup.replaceAll(/<[^>]*(?:>|$)/g, ' ')));
}

/** Looks out, while a text is read from its beginning to its end, for what hides its rest. */
export function watchForUnclosed(text: string, onUnclosed: OnUnclosed) {
  let [read, inside] = [0, 0];
  const tell = (by: Hiding, rest: string): void => {
    const characters = lettersIn(rest);
    if (characters > 0) onUnclosed({ by, characters });
  };
  return {
    /** Something was read up to a place. */
    upTo(end: number): void {
      read = Math.max(read, end);
    },
    begun(end: number): void {
      inside = end;
    },
    comment(words: string, end: number): void {
      if (end > text.length) tell('comment', words);
    },
    /** What was open is closed since the text is at its end. */
    ended(name: string): void {
      const by = elements.find((own) => own === name);
      if (by === undefined) return;
      const own = text.slice(inside);
      const at = own.search(/<[a-z/!]/i);
      if (at >= 0) tell(by, own.slice(at));
    },
    end(): void {
      if (read < text.length) tell('tag', text.slice(read));
    },
  };
}
