import { Agent, request as ask } from 'node:http';
import type { Asked, Target } from './stage.ts';

export type Compared = {
  readonly perSecond: number;
  readonly ratios: { readonly min: number; readonly median: number; readonly max: number };
};

const clients = 16;
const runMs = 1500;
const warmMs = 500;

function once(agent: Agent, { url, method, headers, body }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = ask(url, { agent, method, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url}: ${response.statusCode}`));
      });
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

async function rate(asked: Asked, forMs: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const began = performance.now();
  let count = 0;
  const client = async (): Promise<void> => {
    while (performance.now() - began < forMs) {
      await once(agent, asked);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const tookMs = performance.now() - began;
  agent.destroy();
  return (count * 1000) / tookMs;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Asks the call and the bare route in turns, so that what else the machine does meets both. */
export async function compare({ call, bare }: Target, rounds: number): Promise<Compared> {
  await rate(call, warmMs);
  await rate(bare, warmMs);
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // The order changes, so that neither always has the other's wake.
    const [first, second] = round % 2 === 0 ? [call, bare] : [bare, call];
    const [one, other] = [await rate(first, runMs), await rate(second, runMs)];
    const [own, reference] = round % 2 === 0 ? [one, other] : [other, one];
    ratios.push(own / reference);
    rates.push(own);
  }
  return {
    perSecond: median(rates),
    ratios: { min: Math.min(...ratios), median: median(ratios), max: Math.max(...ratios) },
  };
}
