import {
  readSpeechChoices,
  speechChoicesKey,
  writeSpeechChoices,
  type SpeechChoices,
} from '@hanji/domain/reading/speech/speech-choices.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';
import type { ReadsAloud } from '@hanji/viewer/novel/react/novel-viewer-props.ts';
import { useState } from 'react';
import type { usePulledChapters } from '#chapter/continuing/use-pulled-chapters.ts';

/**
 * How novels are read aloud on this device, by the language of the work; on into the next chapter only
 * where a pull would open it: nothing is paid for or used up by a voice.
 */
export function useNovelSpeech(
  isAloud: boolean,
  language: string,
  open: ReturnType<typeof usePulledChapters>,
): ReadsAloud {
  const [choices, setChoices] = useState(() =>
    readSpeechChoices(localSiteStorage.getItem(speechChoicesKey), language),
  );
  // As it began: it is asked again as soon as it has.
  const [startsAloud] = useState(isAloud);
  const goOn = async (): Promise<void> => {
    const go = await open('next', true);
    go?.();
  };
  return {
    choices,
    startsAloud,
    onChoose: (chosen: SpeechChoices) => {
      const stored = localSiteStorage.getItem(speechChoicesKey);
      localSiteStorage.setItem(speechChoicesKey, writeSpeechChoices(stored, language, chosen));
      setChoices(chosen);
    },
    onReadOn: () => {
      // What lies behind it cannot be found out now: the end of the chapter is on screen.
      goOn().catch(() => {});
    },
  };
}
