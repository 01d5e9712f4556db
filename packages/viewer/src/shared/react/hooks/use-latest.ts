import type { RefObject } from 'react';
import { useRef } from 'react';

/** The newest value, for listeners that live longer than one render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
