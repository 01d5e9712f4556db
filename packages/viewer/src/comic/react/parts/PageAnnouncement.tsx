import { type ReactElement, useEffect, useState } from 'react';
import { viewerTimes } from '@hanji/domain/reading/viewer-times.ts';
import type { ComicLabels } from '#comic/react/comic-labels.ts';
import { type FollowedProgress, useProgress } from './followed-progress.ts';
import { wordsOfProgress } from './words-of-progress.ts';
import { VisuallyHidden } from '@hanji/ui-kit/shared/VisuallyHidden.tsx';

type PageAnnouncementProps = {
  /** What is read now, in words. */
  readonly text: string;
};

/**
 * Says where the reader has come to once they rest there. Not where they began, and not while they
 * move the slider, which speaks for itself.
 */
export function PageAnnouncement({ text }: PageAnnouncementProps): ReactElement {
  const [announced, setAnnounced] = useState({ text, spoken: false });
  useEffect(() => {
    if (text === announced.text) return undefined;
    const timer = setTimeout(() => {
      const moved = document.activeElement?.tagName === 'INPUT';
      setAnnounced({ text, spoken: !moved });
    }, viewerTimes.announcement);
    return () => clearTimeout(timer);
  }, [text, announced.text]);
  return (
    <div role="status">
      <VisuallyHidden>{announced.spoken ? announced.text : ''}</VisuallyHidden>
    </div>
  );
}

type ProgressAnnouncementProps = {
  readonly progress: FollowedProgress;
  readonly total: number;
  readonly labels: ComicLabels;
};

/** The same of the page that is read. */
export function ProgressAnnouncement(props: ProgressAnnouncementProps): ReactElement {
  const progress = useProgress(props.progress, true);
  return <PageAnnouncement text={wordsOfProgress(progress, props.total, props.labels)} />;
}
