import { type ReactElement, useEffect, useState } from 'react';
import { speechRates } from '@hanji/domain/reading/speech/speech-choices.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { Select } from '@hanji/ui-kit/forms/select/Select.tsx';
import { BottomSheet } from '@hanji/ui-kit/overlays/bottom-sheet/BottomSheet.tsx';
import { ChoiceRow } from '@hanji/ui-kit/reading/choice-row/ChoiceRow.tsx';
import { findVoices } from '#novel/engine/speech/speaker.ts';
import type { NovelPanelLabels } from '#novel/react/novel-panel-labels.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import * as styles from './SpeechPanel.module.css';
import type { Speech } from '#novel/react/speech/use-speech.ts';

type SpeechPanelProps = {
  readonly viewer: NovelViewerProps;
  readonly words: NovelPanelLabels;
  readonly speech: Speech | undefined;
  readonly onClose: () => void;
};

/** Reading aloud: begun, paused and ended, how fast and by whom; or that there is no voice for it. */
export function SpeechPanel({ viewer, words, speech, onClose }: SpeechPanelProps): ReactElement {
  const { labels, language, speech: wanted } = viewer;
  const voices = useVoices(language);
  return (
    <BottomSheet clear open title={labels.readAloud} closeLabel={words.close} onClose={onClose}>
      {voices?.length === 0 && <p role="status">{labels.readAloudNoVoice}</p>}
      {wanted && speech && voices && voices.length > 0 && (
        <div className={styles.panel}>
          <Act speech={speech} viewer={viewer} words={words} />
          <ChoiceRow
            legend={words.speechRate}
            choices={speechRates.map(words.speechRateOf)}
            chosen={speechRates.indexOf(wanted.choices.rate)}
            onChoose={(index) =>
              wanted.onChoose({ ...wanted.choices, rate: speechRates[index] ?? 1 })
            }
          />
          {voices.length > 1 && (
            <Select
              label={words.speechVoice}
              options={voices.map(({ voiceURI, name }) => ({ value: voiceURI, label: name }))}
              value={
                voices.find(({ voiceURI }) => voiceURI === wanted.choices.voice)?.voiceURI ??
                voices[0]?.voiceURI ??
                null
              }
              onValue={(voice) => wanted.onChoose({ ...wanted.choices, voice })}
            />
          )}
        </div>
      )}
    </BottomSheet>
  );
}

type ActProps = Pick<SpeechPanelProps, 'viewer' | 'words'> & { readonly speech: Speech };

function Act({ viewer: { labels }, words, speech }: ActProps): ReactElement {
  const word = {
    off: words.speechStart,
    speaking: labels.readAloudPause,
    paused: labels.readAloudGoOn,
  }[speech.state];
  return (
    <>
      <Button look="strong" wide onClick={speech.toggle}>
        {word}
      </Button>
      {speech.state !== 'off' && (
        <Button wide onClick={speech.stop}>
          {words.speechStop}
        </Button>
      )}
    </>
  );
}

/** The voices for a language; undefined until the browser knows them. */
function useVoices(language: string): readonly SpeechSynthesisVoice[] | undefined {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>();
  useEffect(() => {
    const over = new AbortController();
    const look = async (): Promise<void> => {
      const found = await findVoices(language);
      if (!over.signal.aborted) setVoices(found);
    };
    void look();
    window.speechSynthesis.addEventListener('voiceschanged', () => void look(), over);
    return () => over.abort();
  }, [language]);
  return voices;
}
