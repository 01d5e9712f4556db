import type { AnnouncedFile } from '@hanji/contract/calls/creator/article-upload.ts';
import type { ArticleUpload } from '@hanji/contract/entities/creator.ts';
import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { ArticleAddress } from '#paths/desk-paths.ts';
import type { KeptFiles } from './kept-files.ts';
import { sendFile } from './send-file.ts';
import type { UploadCalls } from './upload-calls.ts';

/** What this tab knows of a file on its way, beside what the service says of it. */
export type Sending = {
  readonly phase: 'waiting' | 'sending' | 'interrupted' | 'needsFile' | 'failed' | 'sent';
  /** 0 to 100. */
  readonly percent: number;
  /** The service's words, where it will not have it. */
  readonly message?: string;
};

export type ChosenFile = { readonly file: File; readonly replaces: number | null };

export type UploadDesk = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly sending: () => ReadonlyMap<string, Sending>;
  /** Announces files and sends them; gives why none was taken, or null. */
  readonly add: (
    address: ArticleAddress,
    files: readonly ChosenFile[],
    open: readonly ArticleUpload[],
  ) => Promise<ApiError | null>;
  /** Goes on with what the service waits for, where its file is at hand. */
  readonly resume: (uploads: readonly ArticleUpload[]) => void;
  readonly remove: (uploadId: string) => Promise<ApiError | null>;
};

/** So many files are sent at once: more would only share the same line. */
const atOnce = 2;

/** Sends files, whatever page of the desk is open; what a reload has cut off goes on. */
export function uploadDesk(calls: UploadCalls, kept: KeptFiles): UploadDesk {
  const listeners = new Set<() => void>();
  const files = new Map<string, Blob>();
  const known = new Map<string, { upload: ArticleUpload; stop: AbortController }>();
  let states: ReadonlyMap<string, Sending> = new Map();
  let busy = 0;

  function tell(uploadId: string, sending: Sending | null): void {
    const next = new Map(states);
    if (sending) next.set(uploadId, sending);
    else next.delete(uploadId);
    states = next;
    for (const listener of listeners) listener();
  }
  function percentOf({ received, parts }: ArticleUpload): number {
    return Math.floor((received.length / parts) * 100);
  }
  function forget(uploadId: string): void {
    known.get(uploadId)?.stop.abort();
    known.delete(uploadId);
    files.delete(uploadId);
    void kept.drop(uploadId);
  }

  async function run(uploadId: string): Promise<void> {
    const entry = known.get(uploadId);
    const file = files.get(uploadId);
    if (!entry || !file) return;
    let percent = percentOf(entry.upload);
    tell(uploadId, { phase: 'sending', percent });
    const { signal } = entry.stop;
    const outcome = await sendFile(
      calls,
      entry.upload,
      file,
      {
        onSent: (parts, all) => {
          percent = Math.floor((parts / all) * 100);
          if (!signal.aborted) tell(uploadId, { phase: 'sending', percent });
        },
        onInterrupted: () => tell(uploadId, { phase: 'interrupted', percent }),
        wait: (milliseconds) => untilOnline(milliseconds, signal),
      },
      signal,
    );
    if (signal.aborted) return;
    forget(uploadId);
    if (outcome.error) {
      return tell(uploadId, { phase: 'failed', percent, message: outcome.error.message });
    }
    tell(uploadId, { phase: 'sent', percent: 100 });
  }
  function startNext(): void {
    if (busy >= atOnce) return;
    const waiting = [...known.keys()].find((id) => states.get(id)?.phase === 'waiting');
    if (waiting === undefined) return;
    busy += 1;
    void oneTab(waiting, () => run(waiting)).finally(() => {
      busy -= 1;
      startNext();
    });
    startNext();
  }
  function enqueue(upload: ArticleUpload, file: Blob): void {
    const { uploadId } = upload;
    files.set(uploadId, file);
    known.set(uploadId, { upload, stop: new AbortController() });
    tell(uploadId, { phase: 'waiting', percent: percentOf(upload) });
    startNext();
  }
  async function find(upload: ArticleUpload): Promise<void> {
    const file = await kept.find(upload.uploadId);
    if (known.has(upload.uploadId)) return;
    if (file?.size === upload.size) enqueue(upload, file);
    else tell(upload.uploadId, { phase: 'needsFile', percent: percentOf(upload) });
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sending: () => states,
    async add(address, chosen, open) {
      // A file that the service waits for is the rest of that one, and not another.
      const rest = new Map<ArticleUpload, File>();
      const fresh = chosen.filter(({ file }) => {
        const waits = open.find(
          (upload) => states.get(upload.uploadId)?.phase === 'needsFile' && isFile(upload, file),
        );
        if (waits) rest.set(waits, file);
        return !waits;
      });
      for (const [upload, file] of rest) enqueue(upload, file);
      if (fresh.length === 0) return null;
      const { data, error } = await calls.begin(address, fresh.map(announced));
      if (error) return error;
      for (const [at, upload] of data.uploads.entries()) {
        const file = fresh[at]?.file;
        if (!file) continue;
        void kept.keep(upload.uploadId, file);
        enqueue(upload, file);
      }
      return null;
    },
    resume(uploads) {
      for (const upload of uploads) {
        const isNew = !known.has(upload.uploadId) && !states.has(upload.uploadId);
        if (isNew && upload.state === 'receiving') void find(upload);
      }
    },
    async remove(uploadId) {
      forget(uploadId);
      tell(uploadId, null);
      const { error } = await calls.remove(uploadId);
      return error && error.code !== 404 ? error : null;
    },
  };
}

function announced({ file, replaces }: ChosenFile): AnnouncedFile {
  return { name: file.name, size: file.size, replaces };
}

function isFile({ name, size }: ArticleUpload, file: File): boolean {
  return name === file.name && size === file.size;
}

/** Two tabs with the same article do not send the same file twice. */
async function oneTab(uploadId: string, act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act();
  await navigator.locks.request(`hanji-upload-${uploadId}`, act);
}

function untilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const end = (): void => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end, { signal: done.signal });
    signal.addEventListener('abort', end, { signal: done.signal });
  });
}
