import { Agent, request as ask } from 'node:http';
import { median } from '#median.ts';
import { clients, type Asked, type Target } from './stage.ts';
import { threadSeconds } from './thread-seconds.ts';

type Measured = {
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

/** A round is so many slices of each, in turns: what else the machine does meets both alike. */
const slices = 6;
const sliceMs = 250;
/** Until what is asked all the time is compiled and kept, for a process that has just started. */
const warmMs = 3000;

function once(agent: Agent, { url, method, headers, body }: Asked, client: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const own = headers[client % headers.length];
    const outgoing = ask(url, { agent, method, headers: own }, (response) => {
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

type Counted = { count: number; tookMs: number; usedSeconds: number };

/** Keeps its connections from slice to slice: opening them is nobody's answer. */
class Load {
  readonly #asked: Asked;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: clients });

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  async run(forMs: number, into: Counted): Promise<void> {
    const usedBefore = threadSeconds(this.#asked.pid);
    const began = performance.now();
    const client = async (_: unknown, at: number): Promise<void> => {
      while (performance.now() - began < forMs) {
        await once(this.#agent, this.#asked, at);
        into.count += 1;
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    into.tookMs += performance.now() - began;
    into.usedSeconds += threadSeconds(this.#asked.pid) - usedBefore;
  }

  close(): void {
    this.#agent.destroy();
  }
}

function nothing(): Counted {
  return { count: 0, tookMs: 0, usedSeconds: 0 };
}

function measured({ count, tookMs, usedSeconds }: Counted): Measured {
  return { perSecond: (count * 1000) / tookMs, processorUs: (usedSeconds * 1e6) / count };
}

/** Asks each for as long before anything counts: none is measured while its process starts. */
export async function warmUp(targets: readonly Target[]): Promise<void> {
  for (const { call, bare } of targets) {
    for (const asked of [call, bare]) {
      const load = new Load(asked);
      await load.run(warmMs, nothing());
      load.close();
    }
  }
}

/** One round of both, in slices whose order changes: neither always has the other's wake. */
async function round(call: Load, bare: Load): Promise<[Measured, Measured]> {
  const [ofCall, ofBare] = [nothing(), nothing()];
  for (let slice = 0; slice < slices; slice += 1) {
    const callFirst = slice % 2 === 0;
    if (callFirst) await call.run(sliceMs, ofCall);
    await bare.run(sliceMs, ofBare);
    if (!callFirst) await call.run(sliceMs, ofCall);
  }
  return [measured(ofCall), measured(ofBare)];
}

/** Asks the call and the bare route in turns, once more than what counts. */
export async function compare(target: Target, rounds: number): Promise<Compared> {
  const [call, bare] = [new Load(target.call), new Load(target.bare)];
  const calls: Measured[] = [];
  const bares: Measured[] = [];
  await round(call, bare);
  for (let n = 0; n < rounds; n += 1) {
    const [ofCall, ofBare] = await round(call, bare);
    calls.push(ofCall);
    bares.push(ofBare);
  }
  call.close();
  bare.close();
  const ratios = calls.map(({ perSecond }, at) => perSecond / (bares[at]?.perSecond ?? Number.NaN));
  const processorUs = median(calls.map((each) => each.processorUs));
  return {
    perSecond: median(calls.map((each) => each.perSecond)),
    processorUs,
    ratios: { min: Math.min(...ratios), median: median(ratios), max: Math.max(...ratios) },
    processorRatio: median(bares.map((each) => each.processorUs)) / processorUs,
  };
}
