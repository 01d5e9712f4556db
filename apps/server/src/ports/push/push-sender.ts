import webPush from 'web-push';
import type { PushSettings } from '#settings/outside/push-settings.ts';
import { isPushAddress } from './push-hosts.ts';

/** Where a browser takes messages, and the keys that they are encrypted with. */
export type PushTarget = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

export type PushMessage = {
  /** At most some 3900 bytes of JSON. */
  readonly text: string;
  /** For how long its push service keeps it for a browser that is away, in seconds. */
  readonly keptS: number;
  /** Up to 32 letters, digits, `-` and `_`: a newer one takes the place of one that waits. */
  readonly topic: string;
};

/** `gone`: nobody is there any more. `refused`: this message never arrives, another one may. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

/** A push service does not answer, or not now; names nobody, since errors are kept with jobs. */
export class PushAwayError extends Error {
  override readonly name = 'PushAwayError';
}

const longestWaitMs = 10_000;

/** Codes by which a push service asks to be asked again. */
function isForNow(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

async function post(endpoint: string, init: RequestInit): Promise<number> {
  try {
    const response = await fetch(endpoint, init);
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    throw new PushAwayError(
      `a push service gave no answer: ${error instanceof Error ? error.name : 'unknown'}`,
    );
  }
}

/**
 * Sends an encrypted message to a browser by its push service (RFC 8030, 8291, 8292). An address
 * that is none of those that are known is never fetched, and nobody is followed elsewhere.
 * @throws PushAwayError where another try may help
 */
export async function sendPush(
  { keys, contact, hosts }: PushSettings,
  { endpoint, p256dh, auth }: PushTarget,
  { text, keptS, topic }: PushMessage,
): Promise<PushOutcome> {
  if (keys === null) return 'refused';
  if (!isPushAddress(endpoint, hosts)) return 'gone';
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    text,
    {
      vapidDetails: { subject: contact, ...keys },
      contentEncoding: 'aes128gcm',
      TTL: keptS,
      topic,
    },
  );
  const status = await post(endpoint, {
    method: 'POST',
    // The length is what `fetch` counts.
    headers: Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length'),
    body: new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(longestWaitMs),
  });
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (isForNow(status)) throw new PushAwayError(`a push service answered ${status}`);
  return 'refused';
}
