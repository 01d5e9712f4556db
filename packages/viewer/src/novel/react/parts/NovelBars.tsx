import type { ReactElement } from 'react';
import type { NovelBarsProps } from '#novel/react/parts/novel-bars-props.ts';
import { NovelSlider } from '#novel/react/parts/NovelSlider.tsx';
import * as styles from './NovelBars.module.css';
import { SpeechButtons } from '#novel/react/speech/SpeechButtons.tsx';
import { BarButton } from '#shared/react/BarButton.tsx';
import { ViewerBars } from '#shared/react/ViewerBars.tsx';
import { ViewerWay } from '#shared/react/ViewerWay.tsx';

/** The viewer's controls: title, contents and text above; chapters, pages and slider below. */
export function NovelBars(props: NovelBarsProps): ReactElement {
  const { viewer, controls, direction, speech, onStep } = props;
  const { labels, mode, onComments, commentsMark } = viewer;
  return (
    <ViewerBars
      controls={controls}
      showLabel={labels.showControls}
      top={
        <>
          <div className={styles.header}>{viewer.headerSlot}</div>
          {onComments && (
            <BarButton
              tipSide="below"
              icon="comment"
              label={labels.comments}
              onPress={onComments}
              mark={commentsMark}
            />
          )}
          {speech && <SpeechButtons speech={speech} labels={labels} onPanel={props.onSpeech} />}
          <BarButton tipSide="below" icon="search" label={labels.search} onPress={props.onSearch} />
          <BarButton
            tipSide="below"
            icon="list"
            label={labels.contents}
            onPress={props.onContents}
          />
          <BarButton
            tipSide="below"
            icon="text"
            label={labels.textSettings}
            onPress={props.onTextSettings}
          />
        </>
      }
      bottom={
        <>
          {/* Steps and slider lie as the book is read; what stands below is words. */}
          <ViewerWay
            dir={direction === 'RTL' ? 'rtl' : 'ltr'}
            mode={mode}
            before={
              <>
                <BarButton
                  tipSide="above"
                  icon="previousChapter"
                  label={labels.previousChapter}
                  onPress={viewer.onPreviousChapter}
                />
                {mode === 'page' && (
                  <BarButton
                    tipSide="above"
                    icon="chevronStart"
                    label={labels.previousPage}
                    onPress={() => onStep('previous')}
                  />
                )}
              </>
            }
            slider={<NovelSlider {...props} />}
            after={
              <>
                {mode === 'page' && (
                  <BarButton
                    tipSide="above"
                    icon="chevronEnd"
                    label={labels.nextPage}
                    onPress={() => onStep('next')}
                  />
                )}
                <BarButton
                  tipSide="above"
                  icon="nextChapter"
                  label={labels.nextChapter}
                  onPress={viewer.onNextChapter}
                />
              </>
            }
          />
          {viewer.footerSlot && <div className={styles.footer}>{viewer.footerSlot}</div>}
        </>
      }
    />
  );
}
