// `pnpm bench fill`: what it takes to fill an empty catalogue with the demo works.
import { quickImports } from '@hanji/server/cli/process/quick-imports.ts';

// As `npm start` does, whose time this measures.
quickImports();
await import('./measure.ts');
