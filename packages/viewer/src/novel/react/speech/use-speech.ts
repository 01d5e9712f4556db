import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BookSpeech, SpeechProblem, SpeechState } from '#novel/engine/speech/book-speech.ts';
import type { NovelReader } from '#novel/engine/novel-reader.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';

/** Reading aloud, as the bars, the keys and the panel use it. */
export type Speech = {
  readonly state: SpeechState;
  /** Begins, pauses, goes on. */
  readonly toggle: () => void;
  readonly stop: () => void;
};

type SpeechOptions = {
  readonly reader: RefObject<NovelReader | undefined>;
  /** The book has come: before, there is nothing to read, which is not its end. */
  readonly isHere: boolean;
  /** The text is there. */
  readonly isShown: boolean;
  readonly onFailed: (problem: SpeechProblem) => void;
};

function loadSpeech() {
  return import('#novel/engine/speech/book-speech.ts');
}

function canSpeak(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;
}

/** Reads the book aloud; undefined where the browser does not, nobody wants it, or it is on its way. */
export function useSpeech(
  { speech, language }: NovelViewerProps,
  { reader, isHere, isShown, onFailed }: SpeechOptions,
): Speech | undefined {
  const [can] = useState(canSpeak);
  const [state, setState] = useState<SpeechState>('off');
  /** What reads, once it was asked for. */
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadSpeech>>>();
  const book = useRef<BookSpeech>(undefined);
  const { rate, voice } = speech?.choices ?? { rate: 1 };

  const begin = (): void => {
    loadSpeech().then(setCode, () => onFailed('failed'));
  };
  const choices = useEffectEvent(() => speech?.choices ?? { rate: 1 as const });
  const failed = useEffectEvent(onFailed);
  const ended = useEffectEvent(() => speech?.onReadOn());
  const open = useEffectEvent((Book: typeof BookSpeech) => {
    const opened = new Book({
      reader: () => reader.current,
      language,
      choices: () => choices(),
      onState: setState,
      onFailed: (problem) => failed(problem),
      onEnd: () => ended(),
    });
    void opened.play();
    return opened;
  });
  const beginNow = useEffectEvent(begin);

  useEffect(() => {
    if (!code) return undefined;
    const opened = open(code.BookSpeech);
    book.current = opened;
    return () => {
      opened.close();
      book.current = undefined;
    };
  }, [code]);
  useEffect(() => book.current?.renew(), [rate, voice]);
  const starts = can && speech?.startsAloud === true;
  useEffect(() => {
    // A hidden tab draws nothing, and whoever listens does not look.
    if (starts && isHere && (isShown || document.hidden)) beginNow();
  }, [starts, isHere, isShown]);

  if (!can || !speech || !isHere) return undefined;
  return {
    state,
    toggle: () => {
      if (!book.current) begin();
      else if (state === 'speaking') book.current.pause();
      else void book.current.play();
    },
    stop: () => book.current?.stop(),
  };
}
