import { type ReactElement, useEffect, useState } from 'react';
import { viewerTimes } from '@hanji/domain/reading/viewer-times.ts';
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
