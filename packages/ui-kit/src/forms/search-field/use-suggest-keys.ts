import { useState, type KeyboardEvent } from 'react';

/** The place that the keyboard stands on: the word of a row, or its remove button. */
export type SuggestPlace = { readonly row: number; readonly cell: 'word' | 'remove' };

type Options = {
  /** Empty while the list is closed. */
  readonly suggestions: readonly string[];
  readonly onPick: (suggestion: string) => void;
  /** Undefined where nothing can be taken out. */
  readonly onRemove: ((suggestion: string) => void) | undefined;
  readonly onClose: () => void;
};

type SuggestKeys = {
  readonly active: SuggestPlace | null;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly reset: () => void;
};

/** The key code of what an input method takes. */
const takenKey = 229;

/**
 * Keys that compose Hangul or Kana, such as Enter that ends it, which Safari tells only once the
 * composition is over.
 */
function belongsToComposition(event: globalThis.KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === takenKey;
}

/** Arrows walk the suggestions while the focus stays in the field; Delete or the second cell removes. */
export function useSuggestKeys(options: Options): SuggestKeys {
  const { suggestions, onPick, onRemove, onClose } = options;
  const [place, setPlace] = useState<SuggestPlace | null>(null);
  const word = place ? suggestions[place.row] : undefined;
  const active = word === undefined ? null : place;

  const walk = (step: 1 | -1): void => {
    const from = active ? active.row : step === 1 ? -1 : suggestions.length;
    const row = from + step;
    setPlace(suggestions[row] === undefined ? null : { row, cell: 'word' });
  };

  const acts: Record<string, () => boolean> = {
    ArrowDown: () => (walk(1), suggestions.length > 0),
    ArrowUp: () => (walk(-1), suggestions.length > 0),
    ArrowRight: () => turn('remove'),
    ArrowLeft: () => turn('word'),
    Delete: () => remove(),
    Escape: () => (setPlace(null), onClose(), suggestions.length > 0),
    Enter: () => (active?.cell === 'remove' ? remove() : pick()),
  };
  const turn = (cell: SuggestPlace['cell']): boolean => {
    if (!active || !onRemove) return false;
    setPlace({ row: active.row, cell });
    return true;
  };
  const remove = (): boolean => {
    if (word === undefined || !onRemove) return false;
    onRemove(word);
    setPlace(null);
    return true;
  };
  const pick = (): boolean => {
    if (word === undefined) return false;
    setPlace(null);
    onPick(word);
    return true;
  };

  return {
    active,
    reset: () => setPlace(null),
    onKeyDown: (event) => {
      if (belongsToComposition(event.nativeEvent)) return;
      if (acts[event.key]?.()) event.preventDefault();
    },
  };
}
