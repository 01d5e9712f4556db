import { useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Opens a viewer anew at another place: whether it is there, and what takes it away, does something
 * in between and brings it back. A viewer that goes keeps its own last place as it does.
 */
export function useReopening(): readonly [boolean, (between: () => void) => void] {
  const [isOpen, setOpen] = useState(true);
  const reopen = (between: () => void): void => {
    flushSync(() => setOpen(false));
    between();
    setOpen(true);
  };
  return [isOpen, reopen];
}
