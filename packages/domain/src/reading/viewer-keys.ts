/** What a key asks of a viewer besides turning and scrolling. */
export type ViewerCommand =
  | 'fullScreen'
  | 'mode'
  | 'previousChapter'
  | 'nextChapter'
  | 'help'
  | 'search'
  | 'readAloud'
  | 'zoomIn'
  | 'zoomOut'
  | 'zoomReset';

export type PressedKey = {
  readonly key: string;
  /** Its place on the keyboard: `KeyF`. */
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  /** AltGr is down, which Windows also reports as Ctrl and Alt. */
  readonly altGraph: boolean;
};

/** Letters, by their place too: where Hangul or kana are written, the key says no Latin letter. */
const letters: Readonly<Record<string, ViewerCommand>> = {
  f: 'fullScreen',
  m: 'mode',
  r: 'readAloud',
};

/** Signs, wherever a keyboard has them and with whatever it needs to write them. */
const signs: Readonly<Record<string, ViewerCommand>> = {
  '[': 'previousChapter',
  ']': 'nextChapter',
  '?': 'help',
  '/': 'search',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'zoomReset',
};

/** Signs by the place of a keyboard that writes no Latin ones. */
const places: Readonly<Record<string, ViewerCommand>> = {
  KeyF: 'fullScreen',
  KeyM: 'mode',
  KeyR: 'readAloud',
  BracketLeft: 'previousChapter',
  BracketRight: 'nextChapter',
};

const latin = /^[\u0020-\u007e]$/;

/**
 * The command of a key; undefined for any other, and for what belongs to the browser: keys with Ctrl,
 * Alt or Meta, save where a keyboard needs AltGr or Option to write a bracket.
 */
export function commandOfKey(pressed: PressedKey): ViewerCommand | undefined {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey, altGraph } = pressed;
  if (metaKey || (ctrlKey && !altGraph)) return undefined;
  if (altKey || altGraph) return key === '[' || key === ']' ? signs[key] : undefined;
  if (signs[key]) return signs[key];
  if (shiftKey) return undefined;
  if (latin.test(key)) return letters[key.toLowerCase()];
  return key.length === 1 || key === 'Process' ? places[code] : undefined;
}
