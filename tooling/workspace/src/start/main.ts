import { quickImports } from '@hanji/server/cli/quick-imports.ts';

// Before the service is loaded, which it makes quicker.
quickImports();
await import('./run.ts');
