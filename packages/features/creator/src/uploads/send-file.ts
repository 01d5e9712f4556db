import { uploadPartBytes } from '@hanji/contract/creator-vocabulary.ts';
import type { ArticleUpload } from '@hanji/contract/entities/creator.ts';
import { missingParts } from '@hanji/domain/creator/uploads/upload-parts.ts';
import { noHostCode } from '@hanji/domain/errors/result-code.ts';
import type { Outcome, UploadCalls } from './upload-calls.ts';

/** What is told while a file is sent. */
export type SendEvents = {
  /** The parts that are there, of all. */
  readonly onSent: (parts: number, all: number) => void;
  /** Nothing answers: it goes on by itself. */
  readonly onInterrupted: () => void;
  /** Waits until another try makes sense, so many milliseconds or until the device is online. */
  readonly wait: (milliseconds: number) => Promise<void>;
};

const firstWait = 1000;
const longestWait = 30_000;

/**
 * Sends what is missing of a file and says that it is whole. A connection that breaks off is waited
 * for, as long as that takes; then the service is asked which parts it has. Gives the refusal where
 * the service will have no more of it.
 */
export async function sendFile(
  calls: Pick<UploadCalls, 'get' | 'part' | 'finish'>,
  upload: ArticleUpload,
  file: Blob,
  events: SendEvents,
  signal: AbortSignal,
): Promise<Outcome<ArticleUpload>> {
  let known = upload;
  let pause = firstWait;
  const step = async (): Promise<Outcome<ArticleUpload>> => {
    const [next] = missingParts(known.size, known.received);
    if (next === undefined) return calls.finish(known.uploadId);
    const begin = next * uploadPartBytes;
    return calls.part(known.uploadId, next, file.slice(begin, begin + uploadPartBytes));
  };
  // One part after the other, each upon what the one before has left.
  while (!signal.aborted && known.state === 'receiving') {
    const outcome = await step();
    if (outcome.data) {
      known = outcome.data;
      pause = firstWait;
      events.onSent(known.received.length, known.parts);
      continue;
    }
    const { code, retryAfterS } = outcome.error;
    if (!isPassing(code)) return outcome;
    events.onInterrupted();
    await events.wait(retryAfterS === undefined ? pause : retryAfterS * 1000);
    pause = Math.min(pause * 2, longestWait);
    const asked = await calls.get(known.uploadId);
    if (asked.data) known = asked.data;
    else if (!isPassing(asked.error.code)) return asked;
  }
  return { data: known };
}

/** No connection, too much at once, or a service that is away for a while. */
function isPassing(code: number): boolean {
  return code === noHostCode || code === 408 || code === 429 || (code >= 502 && code <= 504);
}
