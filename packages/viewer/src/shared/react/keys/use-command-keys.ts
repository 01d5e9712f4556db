import { useEffect, useEffectEvent } from 'react';
import { commandOfKey, type ViewerCommand } from '@hanji/domain/reading/viewer-keys.ts';
import { isKeyTaken } from '#shared/react/hooks/is-key-taken.ts';

/** What each key does; one without is left to the browser. */
export type ViewerCommands = Readonly<Partial<Record<ViewerCommand, (() => void) | undefined>>>;

/** Held down, these go on; the others are meant once. */
const repeated: readonly ViewerCommand[] = ['zoomIn', 'zoomOut'];

/** The viewer's keys besides those that turn and scroll; gives what hears those of a frame. */
export function useCommandKeys(commands: ViewerCommands): (event: KeyboardEvent) => void {
  const onKey = (event: KeyboardEvent): void => {
    if (isKeyTaken(event)) return;
    const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
    const altGraph = event.getModifierState('AltGraph');
    const command = commandOfKey({ key, code, altKey, ctrlKey, metaKey, shiftKey, altGraph });
    const run = command && commands[command];
    if (!run) return;
    event.preventDefault();
    if (!event.repeat || repeated.includes(command)) run();
  };
  const pressed = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return onKey;
}
