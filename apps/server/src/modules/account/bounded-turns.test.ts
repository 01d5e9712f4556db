import { expect, it } from 'vitest';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { BoundedTurns } from './bounded-turns.ts';

/** Works that end when they are told to. */
function works() {
  const ends: (() => void)[] = [];
  return {
    begun: () => ends.length,
    end: (at: number) => ends[at]?.(),
    work: () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
      }),
  };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

it('lets two run, two wait in order, and sends the fifth away', async () => {
  const turns = new BoundedTurns({ atOnce: 2, mostWaiting: 2 });
  const { work, begun, end } = works();
  const running = Array.from({ length: 4 }, () => turns.run(work));
  const refusal = await turns.run(work).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiFailure);
  expect(refusal).toMatchObject({ code: 503, data: { retryAfter: 10 } });
  expect(begun()).toBe(2);
  end(0);
  await settle();
  expect(begun()).toBe(3);
  [1, 2].forEach(end);
  await settle();
  expect(begun()).toBe(4);
  end(3);
  await Promise.all(running);
  const again = turns.run(work);
  await settle();
  expect(begun()).toBe(5);
  end(4);
  await again;
});

it('goes on after a work that failed', async () => {
  const turns = new BoundedTurns({ atOnce: 1, mostWaiting: 1 });
  const failing = turns.run(() => Promise.reject(new Error('broken')));
  const next = turns.run(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

it('takes in turn those of each, however many one has waiting', async () => {
  const turns = new BoundedTurns({ atOnce: 1, mostWaiting: 9 });
  const { work, end } = works();
  const order: string[] = [];
  const first = turns.run(work, 'many');
  const asked = ['many', 'many', 'many', 'one', 'other', 'one'].map((of) =>
    turns.run(async () => order.push(of), of),
  );
  await settle();
  end(0);
  await Promise.all([first, ...asked]);
  expect(order).toEqual(['many', 'one', 'other', 'many', 'one', 'many']);
});

it('sends away the last of who has most waiting, rather than who has fewer', async () => {
  const turns = new BoundedTurns({ atOnce: 1, mostWaiting: 4 });
  const { work, end } = works();
  const first = turns.run(work, 'many');
  const outcome = (of: string): Promise<string> =>
    turns.run(async () => 'done', of).catch((error: unknown) => String((error as ApiFailure).code));
  const many = Array.from({ length: 4 }, () => outcome('many'));
  const others = ['one', 'one', 'one', 'many'].map(outcome);
  await settle();
  end(0);
  await first;
  expect(await Promise.all(many)).toEqual(['done', 'done', '503', '503']);
  expect(await Promise.all(others)).toEqual(['done', 'done', '503', '503']);
});
