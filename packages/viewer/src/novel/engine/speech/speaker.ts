import { speechStartMs, type SpeechChoices } from '@hanji/domain/reading/speech/speech-choices.ts';
import { voicesFor } from '@hanji/domain/reading/speech/voices.ts';

/** Some browsers know their voices only after a while, in milliseconds. */
const voicesMs = 2000;

/** The voices for a language (BCP 47), the most fitting first. */
export async function findVoices(language: string): Promise<readonly SpeechSynthesisVoice[]> {
  const { speechSynthesis } = window;
  if (speechSynthesis.getVoices().length === 0) {
    const came = new Promise((resolve) => {
      speechSynthesis.addEventListener('voiceschanged', resolve, { once: true });
    });
    await Promise.race([came, new Promise((resolve) => setTimeout(resolve, voicesMs))]);
  }
  return voicesFor(speechSynthesis.getVoices(), language);
}

type SpeakerEvents = {
  readonly onStart: () => void;
  /** How much of the text was said, from 0 to 1. Not every voice tells. */
  readonly onReach: (share: number) => void;
  readonly onEnd: () => void;
  readonly onFailed: () => void;
};

/** Says one text after another. What it was told last counts: nothing is heard of anything before. */
export class Speaker {
  readonly #events: SpeakerEvents;
  /** Held, since some browsers forget what nobody holds before they have said it. */
  #utterance: SpeechSynthesisUtterance | undefined;
  #limit = 0;

  constructor(events: SpeakerEvents) {
    this.#events = events;
  }

  say(text: string, voice: SpeechSynthesisVoice, rate: SpeechChoices['rate']): void {
    this.silence();
    const utterance = new SpeechSynthesisUtterance(text);
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    this.#utterance = utterance;
    const on = (event: string, act: (event: Event) => void): void => {
      utterance.addEventListener(event, (happened) => {
        if (this.#utterance !== utterance) return;
        clearTimeout(this.#limit);
        act(happened);
      });
    };
    const fail = (): void => {
      this.silence();
      this.#events.onFailed();
    };
    on('start', () => this.#events.onStart());
    on('boundary', (event) => {
      const { charIndex } = event as SpeechSynthesisEvent;
      this.#events.onReach(Math.min(1, charIndex / text.length));
    });
    on('end', () => this.#events.onEnd());
    on('error', fail);
    this.#limit = window.setTimeout(fail, speechStartMs);
    window.speechSynthesis.speak(utterance);
  }

  /** At once. Pausing is not left to browsers, some of which never go on. */
  silence(): void {
    clearTimeout(this.#limit);
    if (!this.#utterance) return;
    this.#utterance = undefined;
    window.speechSynthesis.cancel();
  }
}
