import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const instead = fileURLToPath(
  new URL(
    '../../../../packages/edition/src/router/few-routes/react-router-dom.ts',
    import.meta.url,
  ),
);

/** Puts what an edition of few pages needs of React Router in its place. */
export function fewRoutes(): Plugin {
  return {
    name: 'hanji:few-routes',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      return source === 'react-router-dom' ? instead : null;
    },
  };
}
