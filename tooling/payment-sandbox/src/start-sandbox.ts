import { fork } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Scenario } from '#payments/scenarios.ts';

export type Sandbox = {
  readonly url: string;
  /** What a setting of the service says of the provider that this stands in for, in JSON. */
  setting(payment: string): string;
  /** The same of a partner of the offer wall. */
  readonly offerSetting: string;
  /** Where partners of the offer wall tell of coins: the service's address, with the path before the partner. */
  sendOffersTo(noticeUrl: string): Promise<void>;
  /** Where notices go: the service's address, with the path before the way to pay. */
  sendNoticesTo(noticeUrl: string): Promise<void>;
  /** What the next payment does that is begun. */
  plan(scenario: Scenario): Promise<void>;
  /** Gives the money of an order back by itself, and tells so. */
  refund(orderId: string): Promise<void>;
  stop(): Promise<void>;
};

const main = fileURLToPath(new URL('main.ts', import.meta.url));

type Started = { readonly url: string } | { readonly failed: string };

/**
 * Starts the sandbox as a process of its own at a port of this machine; 0 is any free one.
 * @throws Error with the code of the system where it cannot
 */
export async function startSandbox(port = 0): Promise<Sandbox> {
  const child = fork(main, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] });
  const secret = randomBytes(16).toString('hex');
  const noticeSecret = randomBytes(16).toString('hex');
  const tokenApiKey = randomBytes(8).toString('hex');
  const gone = once(child, 'close');
  const answered = once(child, 'message');
  child.send({ port, secret, noticeSecret, tokenApiKey });
  const [started] = (await Promise.race([answered, gone])) as [Started | number | null];
  if (started === null || typeof started === 'number' || 'failed' in started) {
    child.kill();
    const code = started !== null && typeof started === 'object' ? started.failed : 'it ended';
    throw Object.assign(new Error(`the payment sandbox did not start: ${code}`), { code });
  }
  const { url } = started;
  // A test or a start that ends badly takes the sandbox along.
  process.once('exit', () => child.kill());
  const control = async (form: Readonly<Record<string, string>>): Promise<void> => {
    const headers = { authorization: `Bearer ${secret}` };
    await fetch(`${url}/control`, { method: 'POST', headers, body: JSON.stringify(form) });
  };
  return {
    url,
    setting: (payment) =>
      JSON.stringify({
        url,
        secret,
        noticeSecret,
        ...(payment === 'credit' && {
          tokenUrl: `${url}/tokens`,
          tokenApiKey,
        }),
      }),
    offerSetting: JSON.stringify({ url, secret, noticeSecret, pageOrigin: url }),
    sendNoticesTo: (noticeUrl) => control({ noticeUrl }),
    sendOffersTo: (offerNoticeUrl) => control({ offerNoticeUrl }),
    plan: (scenario) => control({ scenario }),
    refund: (orderId) => control({ refund: orderId }),
    async stop() {
      child.kill();
      await gone;
    },
  };
}
