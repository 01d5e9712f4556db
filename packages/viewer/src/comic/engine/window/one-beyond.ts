import type { LiveWindow, LoadWindow } from '#comic/engine/window/image-window.ts';

/**
 * How far loading may go on a slow line: what is on the screen, what has come already, and one more
 * where the reader goes once the screen is whole. `settled` is what has come or is given up.
 */
export function oneBeyond(
  { from, to, seen }: LiveWindow,
  forwards: boolean,
  settled: (index: number) => boolean,
): LoadWindow {
  let mayOpen = isSettled(seen, settled);
  const may = (index: number): boolean => {
    if (settled(index)) return true;
    const opens = mayOpen;
    mayOpen = false;
    return opens;
  };
  const open = { from: seen.from, to: seen.to };
  const down = (): void => {
    while (open.to < to && may(open.to + 1)) open.to += 1;
  };
  const up = (): void => {
    while (open.from > from && may(open.from - 1)) open.from -= 1;
  };
  for (const go of forwards ? [down, up] : [up, down]) go();
  return open;
}

function isSettled({ from, to }: LoadWindow, settled: (index: number) => boolean): boolean {
  for (let at = from; at <= to; at += 1) if (!settled(at)) return false;
  return true;
}
