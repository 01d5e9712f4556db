// `npm start` on a bare machine: plain JavaScript without dependencies, for any Node from 20 on.
import { buildEditions } from './launch/build-editions.mjs';
import { runInNode24 } from './launch/hand-over.mjs';
import { install } from './launch/install.mjs';
import { refuseOldNode } from './launch/node-version.mjs';
import { findPnpm } from './launch/package-manager.mjs';
import { stopWith } from './launch/stop-with.mjs';

try {
  refuseOldNode();
  const pnpm = await findPnpm();
  await install(pnpm);
  await buildEditions(pnpm);
  process.exitCode = await runInNode24('start/main.ts');
} catch (error) {
  process.exitCode = stopWith(error);
}
