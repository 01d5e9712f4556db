import type { SpeechChoices } from '@hanji/domain/reading/speech/speech-choices.ts';
import type { NovelReader } from '#novel/engine/novel-reader.ts';
import { findVoices, Speaker } from '#novel/engine/speech/speaker.ts';
import { SpeechScreen } from '#novel/engine/speech/speech-screen.ts';
import { type SpokenPlace, SpokenPlaces } from '#novel/engine/speech/spoken-place.ts';

export type SpeechState = 'off' | 'speaking' | 'paused';

/** There is no voice for the language, or the voice failed. */
export type SpeechProblem = 'noVoice' | 'failed';

type BookSpeechOptions = {
  /** The book on screen at this moment: a change of its flow draws another. */
  readonly reader: () => NovelReader | undefined;
  /** BCP 47, of the work. */
  readonly language: string;
  readonly choices: () => SpeechChoices;
  readonly onState: (state: SpeechState) => void;
  readonly onFailed: (problem: SpeechProblem) => void;
  /** The last sentence of the book was said. */
  readonly onEnd: () => void;
};

/**
 * Reads a book aloud from the sentence on screen, and takes the screen along: a place that is kept
 * meanwhile is one that was said. Whoever goes elsewhere by hand is not fetched back.
 */
export class BookSpeech {
  readonly #options: BookSpeechOptions;
  readonly #places: SpokenPlaces;
  readonly #screen: SpeechScreen;
  readonly #speaker: Speaker;
  readonly #over = new AbortController();
  #state: SpeechState = 'off';
  #at: SpokenPlace | undefined;
  /** The reader is where the voice is. */
  #follows = true;
  /** What was asked before the last is of no account. */
  #asked = 0;

  constructor(options: BookSpeechOptions) {
    this.#options = options;
    this.#places = new SpokenPlaces(options.reader, options.language);
    this.#screen = new SpeechScreen(options.reader);
    this.#speaker = new Speaker({
      onStart: () => this.#begin(),
      onReach: (share) => {
        if (this.#at && this.#follows) this.#screen.reach(this.#at, share);
      },
      onEnd: () => void this.#goOn(),
      onFailed: () => this.#fail('failed'),
    });
    const { signal } = this.#over;
    // Browsers go on speaking for a page that is left.
    window.addEventListener('pagehide', () => this.stop(), { signal });
    // Nothing is drawn while the tab is hidden, and the voice goes on.
    document.addEventListener('visibilitychange', () => this.#begin(), { signal });
  }

  /** From what is on screen, or from where it was paused if that is on screen still. */
  play(): Promise<void> {
    this.#set('speaking');
    return this.#step(async (isLast) => {
      const paused = this.#at && this.#screen.isSeen(this.#at) !== false ? this.#at : undefined;
      const place = paused ?? (await this.#shown(await this.#places.onScreen()));
      if (!isLast()) return;
      this.#follows = true;
      if (place) await this.#say(place);
      else this.#end();
    });
  }

  pause(): void {
    if (this.#state !== 'speaking') return;
    this.#asked += 1;
    this.#speaker.silence();
    this.#set('paused');
  }

  /** What was chosen is heard at once. */
  renew(): void {
    if (this.#state === 'speaking' && this.#at) void this.#say(this.#at);
  }

  stop(): void {
    this.#asked += 1;
    this.#speaker.silence();
    this.#at = undefined;
    this.#screen.mark(undefined);
    this.#set('off');
  }

  /** Nothing is heard of it any more. */
  close(): void {
    this.stop();
    this.#over.abort();
  }

  #set(state: SpeechState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.onState(state);
  }

  #fail(problem: SpeechProblem): void {
    this.stop();
    this.#options.onFailed(problem);
  }

  #end(): void {
    this.stop();
    this.#options.onEnd();
  }

  async #say(place: SpokenPlace): Promise<void> {
    const asked = (this.#asked += 1);
    const { language, choices } = this.#options;
    const voices = await findVoices(language);
    if (asked !== this.#asked) return;
    const { rate, voice } = choices();
    const chosen = voices.find(({ voiceURI }) => voiceURI === voice) ?? voices[0];
    const sentence = place.sentences[place.index];
    if (!chosen) this.#fail('noVoice');
    if (!chosen || !sentence) return;
    this.#at = place;
    this.#speaker.say(sentence.spoken, chosen, rate);
  }

  /** A sentence, or the next one that somebody who looks would see. */
  async #shown(place: SpokenPlace | undefined): Promise<SpokenPlace | undefined> {
    let next = place;
    while (next && this.#screen.isHidden(next)) next = await this.#places.after(next);
    return next;
  }

  #begin(): void {
    if (!this.#at || this.#state !== 'speaking') return;
    this.#screen.mark(this.#at);
    if (this.#follows) this.#screen.begin(this.#at);
  }

  #goOn(): Promise<void> {
    return this.#step(async (isLast) => {
      const at = this.#at;
      if (!at) return;
      // Whether the reader is still with the voice is told by what was said last.
      this.#follows = this.#screen.isSeen(at) ?? this.#follows;
      const next = await this.#shown(await this.#places.after(at));
      if (!isLast()) return;
      if (next) await this.#say(next);
      else this.#end();
    });
  }

  /** What a text must be asked for; one that cannot be read ends the voice, unless something else was asked since. */
  async #step(act: (isLast: () => boolean) => Promise<void>): Promise<void> {
    const asked = (this.#asked += 1);
    const isLast = (): boolean => asked === this.#asked;
    try {
      await act(isLast);
    } catch {
      if (isLast()) this.#fail('failed');
    }
  }
}
