import { Agent, request as ask } from 'node:http';
import type { Asked, Target } from './stage.ts';
import { threadSeconds } from './thread-seconds.ts';

export type Measured = {
  readonly perSecond: number;
  /** Processor time of a request in the process that answers it; NaN where none is counted. */
  readonly processorUs: number;
};

type Spread = { readonly min: number; readonly median: number; readonly max: number };

export type Compared = Measured & {
  /** Of the call's throughput to the bare route's. */
  readonly ratios: Spread;
  /** Of the processor time of a request to a bare route to that of a call: load leaves it alone. */
  readonly processorRatio: number;
};

const clients = 16;
const runMs = 1500;
/** Until what is asked all the time is compiled and kept, for a process that has just started. */
const warmMs = 3000;

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

async function measure(asked: Asked, forMs: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const usedBefore = threadSeconds(asked.pid);
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
  const used = threadSeconds(asked.pid) - usedBefore;
  agent.destroy();
  return { perSecond: (count * 1000) / tookMs, processorUs: (used * 1e6) / count };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Asks both for as long before anything counts: neither is measured as its process starts. */
export async function warmUp({ call, bare }: Target): Promise<void> {
  await measure(call, warmMs);
  await measure(bare, warmMs);
}

/** Asks the call and the bare route in turns, so that what else the machine does meets both. */
export async function compare({ call, bare }: Target, rounds: number): Promise<Compared> {
  const calls: Measured[] = [];
  const bares: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // The order changes, so that neither always has the other's wake.
    const callFirst = round % 2 === 0;
    if (callFirst) calls.push(await measure(call, runMs));
    bares.push(await measure(bare, runMs));
    if (!callFirst) calls.push(await measure(call, runMs));
  }
  const ratios = calls.map(({ perSecond }, at) => perSecond / (bares[at]?.perSecond ?? Number.NaN));
  const processorUs = median(calls.map((measured) => measured.processorUs));
  return {
    perSecond: median(calls.map((measured) => measured.perSecond)),
    processorUs,
    ratios: { min: Math.min(...ratios), median: median(ratios), max: Math.max(...ratios) },
    processorRatio: median(bares.map((measured) => measured.processorUs)) / processorUs,
  };
}
