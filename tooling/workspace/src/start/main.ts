import { quickImports } from '@hanji/server/cli/process/quick-imports.ts';

// Before the service is loaded, which it makes quicker.
quickImports();
await import('./run.ts');
