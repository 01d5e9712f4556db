import type { FrameParts } from '#router/site-routes.ts';
import { PlainHeader, type PlainHeaderProps } from './header/PlainHeader.tsx';
import { PlainSurroundings } from './PlainSurroundings.tsx';

/** Only what every frame needs: pages of all editions have actions that may fail, and members leave. */
export function plainFrame(header: PlainHeaderProps = {}): FrameParts {
  return {
    header: <PlainHeader {...header} />,
    around: (page) => <PlainSurroundings>{page}</PlainSurroundings>,
  };
}
