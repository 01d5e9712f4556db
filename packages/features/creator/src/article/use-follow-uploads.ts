import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import { useEffect, useEffectEvent } from 'react';
import { useResume, useSending, useUploadDesk } from '#uploads/use-upload-desk.ts';

/** So often the service is asked what the job queue has made of the files, in milliseconds. */
const pace = 1500;

/** Files of other articles may wait for long: they are not let go of before the limits are known. */
const none = { uploads: [], keptHours: Number.POSITIVE_INFINITY } as const;

/** Looks after an article while files of it are in the job queue, and whenever one has been sent. */
export function useFollowUploads(article: ArticleDetail | undefined, refetch: () => unknown): void {
  const desk = useUploadDesk();
  const sending = useSending(desk);
  useResume(
    desk,
    article ? { uploads: article.uploads, keptHours: article.limits.keptHours } : none,
  );
  const look = useEffectEvent(() => void refetch());
  const uploads = article?.uploads ?? [];
  const isQueued = uploads.some(({ uploadId, state }) => {
    if (state === 'queued' || state === 'reading') return true;
    // Sent whole from here, and the last answer is from before.
    return state === 'receiving' && sending.get(uploadId)?.phase === 'sent';
  });
  useEffect(() => {
    if (!isQueued) return;
    look();
    const timer = setInterval(look, pace);
    return () => clearInterval(timer);
  }, [isQueued]);
}
