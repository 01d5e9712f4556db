import process from 'node:process';
import { expect, it, vi } from 'vitest';
import { stopSignal } from './stop-signal.ts';

it('takes what follows a Ctrl-C at once for the same, and what comes later for another', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exits with ${code}`);
  });
  let time = 5000;
  const before = process.listeners('SIGINT');
  const { signal, done } = stopSignal(130, () => time);
  const stop = process.listeners('SIGINT').find((listener) => !before.includes(listener));
  try {
    stop?.('SIGINT');
    expect(signal.aborted).toBe(true);
    time += 999;
    stop?.('SIGINT');
    expect(exit).not.toHaveBeenCalled();
    time += 1;
    expect(() => stop?.('SIGINT')).toThrow('exits with 130');
  } finally {
    done();
    exit.mockRestore();
  }
  expect(process.listeners('SIGINT')).toEqual(before);
});
