import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 30_000;

/**
 * Asks until it is answered with something, from outside: a page's policy forbids what asks inside.
 * @throws Error after half a minute.
 */
export async function until<Value>(ask: () => Promise<Value | null | false>): Promise<Value> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer !== null && answer !== false) return answer;
    await sleep(50);
  }
  throw new Error('what was waited for did not come');
}
