import { useMatches } from 'react-router-dom';

/**
 * What a route says about the frame around it, in its `handle` (reading-service, section 2
 * "Header and footer"): Home has the full footer, content home a short one, viewers none of either.
 */
export type RouteFrame = {
  readonly footer?: 'full' | 'short' | 'none';
  readonly chrome?: 'full' | 'none';
};

/** The frame of the current route: the innermost that says something. */
export function useRouteFrame(): Required<RouteFrame> {
  const said = useMatches().map((match) => asFrame(match.handle));
  return {
    footer: said.findLast((frame) => frame.footer)?.footer ?? 'full',
    chrome: said.findLast((frame) => frame.chrome)?.chrome ?? 'full',
  };
}

function asFrame(handle: unknown): RouteFrame {
  return typeof handle === 'object' && handle !== null ? handle : {};
}
