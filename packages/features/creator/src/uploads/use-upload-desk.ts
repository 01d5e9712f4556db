import type { ArticleUpload } from '@hanji/contract/entities/creator.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { keptFiles } from './kept-files.ts';
import { uploadCalls } from './upload-calls.ts';
import { uploadDesk, type Sending, type UploadDesk } from './upload-desk.ts';

/** One a creator: what is sent goes on while they look at other pages. */
const desks = new Map<string, UploadDesk>();

function deskOf(userId: string): UploadDesk {
  let desk = desks.get(userId);
  if (!desk) {
    desk = uploadDesk(uploadCalls, keptFiles(userId));
    desks.set(userId, desk);
  }
  return desk;
}

/** The uploads of the creator who is signed in. */
export function useUploadDesk(): UploadDesk {
  return deskOf(useCurrentUser()?.userId ?? '');
}

/** What this tab knows of the files on their way. */
export function useSending(desk: UploadDesk): ReadonlyMap<string, Sending> {
  return useSyncExternalStore(desk.subscribe, desk.sending, desk.sending);
}

type Uploads = { readonly uploads: readonly ArticleUpload[]; readonly keptHours: number };

/** Goes on with what a reload has cut off, and lets go of what nobody waits for any more. */
export function useResume(desk: UploadDesk, { uploads, keptHours }: Uploads): void {
  const owner = useCurrentUser()?.userId ?? '';
  useEffect(() => {
    void keptFiles(owner).sweep(keptHours);
  }, [owner, keptHours]);
  useEffect(() => desk.resume(uploads), [desk, uploads]);
}
