import { useCallback, useState } from 'react';

/** The images that have come or are given up: on a slow line others wait for them. */
export function useSettled(): {
  readonly isSettled: (imageId: string) => boolean;
  readonly onSettled: (imageId: string) => void;
} {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const onSettled = useCallback(
    (imageId: string) => setSettled((now) => (now.has(imageId) ? now : new Set([...now, imageId]))),
    [],
  );
  const isSettled = useCallback((imageId: string) => settled.has(imageId), [settled]);
  return { isSettled, onSettled };
}
