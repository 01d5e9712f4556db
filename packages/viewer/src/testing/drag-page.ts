import { one } from './open-comic.tsx';

/** Drags the page that is read from the first of these places across the screen to the last. */
export function dragPage(...xs: readonly number[]): void {
  const target = one('[data-current="true"] img');
  const point = (on: EventTarget, type: string, clientX: number | undefined): void => {
    const options = {
      bubbles: true,
      cancelable: true,
      clientX: clientX ?? 0,
      clientY: 400,
      pointerId: 7,
      pointerType: 'mouse',
      isPrimary: true,
      button: 0,
    };
    on.dispatchEvent(new PointerEvent(type, options));
  };
  point(target, 'pointerdown', xs[0]);
  for (const x of xs.slice(1)) point(document, 'pointermove', x);
  point(document, 'pointerup', xs.at(-1));
}
