import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { progressBar } from './progress-bar.ts';

function paper() {
  const stream = new PassThrough();
  let text = '';
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { stream: stream as unknown as NodeJS.WriteStream, text: () => text };
}

it('says how many of how many, how fast, and what', () => {
  const { stream, text } = paper();
  const bar = progressBar(stream);
  bar.show(0, 4, 'The Bus Stop');
  bar.show(4, 4, 'The Night Train');
  bar.end();
  expect(text()).toMatch(/100 % \| 4 of 4 \| \d+\.\d\/s \| 0:00 left \| The Night Train/);
});

it('counts no rate from what was done before it was shown', () => {
  const { stream, text } = paper();
  const bar = progressBar(stream);
  bar.show(3000, 12_000, 'The Bus Stop');
  bar.end();
  expect(text()).toMatch(/25 % \| 3000 of 12000 \| 0\.0\/s \| –:–– left/);
});

it('prints nothing where there was nothing to do', () => {
  const { stream, text } = paper();
  progressBar(stream).end();
  expect(text()).toBe('');
});
