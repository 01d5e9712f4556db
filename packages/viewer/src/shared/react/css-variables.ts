import type { CSSProperties } from 'react';

/** Custom properties for `style`: React sets them, its types do not know them. */
export function cssVariables(
  variables: Readonly<Record<`--${string}`, string | number>>,
): CSSProperties {
  return variables;
}
