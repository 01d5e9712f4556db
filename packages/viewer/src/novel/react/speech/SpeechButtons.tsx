import type { ReactElement } from 'react';
import type { NovelLabels } from '#novel/react/novel-labels.ts';
import type { Speech } from '#novel/react/speech/use-speech.ts';
import { BarButton } from '#shared/react/BarButton.tsx';

type SpeechButtonsProps = {
  readonly speech: Speech;
  readonly labels: NovelLabels;
  readonly onPanel: () => void;
};

/** In the upper bar: to all about reading aloud, and its pause while it is on. */
export function SpeechButtons({ speech, labels, onPanel }: SpeechButtonsProps): ReactElement {
  const speaks = speech.state === 'speaking';
  return (
    <>
      {speech.state !== 'off' && (
        <BarButton
          tipSide="below"
          icon={speaks ? 'pause' : 'play'}
          label={speaks ? labels.readAloudPause : labels.readAloudGoOn}
          onPress={speech.toggle}
        />
      )}
      <BarButton tipSide="below" icon="speech" label={labels.readAloud} onPress={onPanel} />
    </>
  );
}
