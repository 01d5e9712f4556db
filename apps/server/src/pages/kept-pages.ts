import type { PreparedAnswer } from '#http/compression/prepared-answer.ts';
import { SharedValues } from '#http/answer/shared-values.ts';

export type MadePage = {
  readonly answer: PreparedAnswer;
  /** Made for one reader: no cache that others share may hold it. */
  readonly personal: boolean;
  /** Whether it has all that it should have: what went out without is nothing to keep. */
  readonly whole: boolean;
  /** Whether what it lacks was refused to who asked, and may be given to another. */
  readonly refused: boolean;
};

/** What is kept together; pages count as this much at least, so that there are some hundreds. */
const mostBytes = 32 * 1024 * 1024;
const leastBytes = 64 * 1024;

class NotWhole extends Error {
  readonly page: MadePage;

  constructor(page: MadePage) {
    super('a page is not whole');
    this.page = page;
  }
}

/** Pages of visitors, each drawn and compressed once in a moment, however many ask for it. */
export class KeptPages {
  readonly #pages: SharedValues<MadePage>;

  /** `forMs` 0 keeps none. */
  constructor(forMs: number) {
    this.#pages = new SharedValues({
      forMs,
      most: mostBytes,
      sizeOf: ({ answer }) => Math.max(leastBytes, answer.body.byteLength),
    });
  }

  /** `key` is all that the page depends on. */
  async get(key: string, make: () => Promise<MadePage>): Promise<MadePage> {
    let own: MadePage | null = null;
    const makeWhole = async (): Promise<MadePage> => {
      own = await make();
      if (!own.whole) throw new NotWhole(own);
      return own;
    };
    try {
      return await this.#pages.get(key, makeWhole);
    } catch (cause) {
      if (!(cause instanceof NotWhole)) throw cause;
      // Whoever waited for another's has to take it, unless only that one was refused.
      if (own !== null || !cause.page.refused) return cause.page;
      return this.get(key, make);
    }
  }
}
