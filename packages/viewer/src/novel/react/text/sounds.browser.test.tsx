import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import { frameDocument } from '#testing/drawn-book.ts';
import { testBook } from '#testing/test-book.ts';
import { novelShown, testNovel } from '#testing/test-novel.tsx';

/** A fifth of a second of silence. */
function silence(): Uint8Array<ArrayBuffer> {
  const rate = 8000;
  const samples = rate / 5;
  const bytes = new Uint8Array(44 + samples).fill(128);
  const view = new DataView(bytes.buffer);
  const word = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  word(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  word(36, 'data');
  view.setUint32(40, samples, true);
  return bytes;
}

it.each([
  ['by its address', '<audio id="sound" src="a.wav" autoplay="autoplay" muted="muted"/>'],
  ['by a source', '<audio id="sound" muted="muted"><source src="a.wav"/></audio>'],
])('plays a sound of the book when it is asked to, %s', async (_, audio) => {
  const files = { 'a.wav': { type: 'audio/wav', data: silence() } };
  await render(testNovel({ book: testBook({ chapters: [`<p>a</p>${audio}`], files }) }));
  await novelShown();
  const sound = frameDocument()?.querySelector<HTMLAudioElement>('#sound');
  if (!sound) throw new Error('no sound is there');
  // Without them it could neither be seen nor asked.
  expect(sound.controls).toBe(true);
  expect(sound.getBoundingClientRect().height).toBeGreaterThan(20);
  expect(sound.autoplay).toBe(false);
  await expect.poll(() => sound.currentSrc).toMatch(/^blob:/);
  expect(sound.paused).toBe(true);
  // Only who has done something in a page is let hear something.
  await userEvent.keyboard('q');
  sound.muted = true;
  await sound.play();
  await expect.poll(() => sound.currentTime).toBeGreaterThan(0);
  await expect.poll(() => sound.ended).toBe(true);
});
