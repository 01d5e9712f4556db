// Takes in the demo works beside a service that runs: a process of its own, so that drawing keeps
// no reader waiting. DATABASE_URL and the settings of the storage say where.
import { quickImports } from '@hanji/server/cli/process/quick-imports.ts';

// Before what draws and stores is loaded: without it that takes two and a half times as long.
quickImports();
await import('./fill.ts');
