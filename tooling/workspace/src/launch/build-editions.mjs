import { runChild } from './child.mjs';
import { Stop } from './stop-with.mjs';

/** Builds the editions whose sources changed; silent unless it fails. @param {string[]} pnpm */
export async function buildEditions(pnpm) {
  console.log('Building what changed …');
  const turbo = [...pnpm, 'exec', 'turbo', 'run', 'build'];
  const { code, output, stopped } = await runChild(
    [...turbo, '--filter=./apps/*', '--filter=!@hanji/storybook', '--output-logs=errors-only'],
    { show: false, env: { ...process.env, DO_NOT_TRACK: '1' } },
  );
  if (code === 0) return;
  throw new Stop(
    stopped ? '' : `${output.trim()}\nThe editions could not be built; see above.`,
    code,
  );
}
