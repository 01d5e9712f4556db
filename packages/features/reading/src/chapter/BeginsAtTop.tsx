import { useLayoutEffect, useRef } from 'react';

/** Before a viewer: where another reader's place was is none of who reads now. */
export function BeginsAtTop({ reader }: { readonly reader: string | null }) {
  const before = useRef(reader);
  useLayoutEffect(() => {
    if (before.current !== reader) window.scrollTo(0, 0);
    before.current = reader;
  }, [reader]);
  return null;
}
