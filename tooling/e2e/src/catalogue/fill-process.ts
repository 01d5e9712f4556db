// Fills an empty database with the journeys' catalogue: `fill.ts` is what it does.
import { quickImports } from '@hanji/server/cli/process/quick-imports.ts';

// Before what draws and stores is loaded.
quickImports();
await import('./fill.ts');
