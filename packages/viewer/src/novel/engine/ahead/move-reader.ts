import type { NovelReader } from '#novel/engine/novel-reader.ts';

/** Whether this browser moves a frame with the document that it holds. */
export function movesFrames(): boolean {
  return 'moveBefore' in Element.prototype;
}

/** Brings a reader as it stands into another host of the document, whose size it then takes on by `resize`. */
export function moveReader({ stage }: NovelReader, host: HTMLElement): void {
  host.moveBefore(stage, null);
}
