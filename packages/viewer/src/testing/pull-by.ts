import { pullParts } from '#shared/react/pull/pull-parts.ts';
import { frames } from './frames.ts';

/** A finger that was put down where a text had come to rest, was moved, and has not let go. */
export async function pullBy(from: number, to: number): Promise<void> {
  // What hears it comes behind the text.
  await pullParts.load();
  await frames(4);
  for (const [type, clientY] of [
    ['touchstart', from],
    ['touchmove', to],
  ] as const) {
    const touch = new Touch({ identifier: 1, target: document.body, clientX: 180, clientY });
    const event = new TouchEvent(type, { bubbles: true, touches: [touch] });
    Object.defineProperty(event, 'timeStamp', { value: performance.now() + 10_000 });
    document.body.dispatchEvent(event);
  }
}
