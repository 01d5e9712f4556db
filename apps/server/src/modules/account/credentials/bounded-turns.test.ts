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
