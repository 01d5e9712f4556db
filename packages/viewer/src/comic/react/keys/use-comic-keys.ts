import { useEffect, useEffectEvent } from 'react';
import { comicCommandOf, type ComicCommand } from '@hanji/domain/reading/comic/comic-keys.ts';
import { isKeyTaken } from '#shared/react/hooks/is-key-taken.ts';

/** What each key does; one without is left to the browser. */
export type ComicCommands = Readonly<Partial<Record<ComicCommand, (() => void) | undefined>>>;

/** Held down, these go on; the others are meant once. */
const repeated: readonly ComicCommand[] = ['zoomIn', 'zoomOut'];

/** The viewer's keys besides those that turn and scroll. */
export function useComicKeys(commands: ComicCommands): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (isKeyTaken(event)) return;
    const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
    const altGraph = event.getModifierState('AltGraph');
    const command = comicCommandOf({ key, code, altKey, ctrlKey, metaKey, shiftKey, altGraph });
    const run = command && commands[command];
    if (!run) return;
    event.preventDefault();
    if (!event.repeat || repeated.includes(command)) run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
