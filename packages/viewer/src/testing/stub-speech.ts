import { onTestFinished } from 'vitest';

type Told = { readonly name?: string; readonly charIndex?: number };

/** What is to be said, as the stub's voice gets it. */
class StubUtterance extends EventTarget {
  readonly text: string;
  lang = '';
  rate = 1;
  voice: { readonly name: string } | undefined;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

function voice(name: string, lang: string) {
  return { voiceURI: `urn:${name}`, name, lang, localService: true, default: false };
}

/** A voice that says nothing by itself: a test lets it begin, come further, end and fail. */
export type StubSpeech = {
  /** Being said now; undefined while it is silent. */
  readonly current: () => StubUtterance | undefined;
  /** All that was begun, in order. */
  readonly said: readonly string[];
  readonly tell: (type: 'start' | 'boundary' | 'end' | 'error', told?: Told) => void;
};

function replace(name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(window, name);
  Object.defineProperty(window, name, { configurable: true, value });
  onTestFinished(() => {
    if (before) Object.defineProperty(window, name, before);
    else Reflect.deleteProperty(window, name);
  });
}

/** Gives the browser voices, of which a headless one has none. */
export function stubSpeech(languages: readonly string[] = ['en-US', 'en-GB', 'ko-KR']): StubSpeech {
  let current: StubUtterance | undefined;
  const said: string[] = [];
  const voices = languages.map((language) => voice(`Voice ${language}`, language));
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: StubUtterance) => {
      current = utterance;
      said.push(utterance.text);
    },
    cancel: () => {
      const before = current;
      current = undefined;
      // As browsers do, which call it an error.
      before?.dispatchEvent(new Event('error'));
    },
  });
  replace('speechSynthesis', synthesis);
  replace('SpeechSynthesisUtterance', StubUtterance);
  return {
    current: () => current,
    said,
    tell: (type, told = {}) => {
      const utterance = current;
      if (type === 'end' || type === 'error') current = undefined;
      utterance?.dispatchEvent(Object.assign(new Event(type), told));
    },
  };
}
