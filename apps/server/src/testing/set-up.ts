import { quickImports } from '#cli/process/quick-imports.ts';

quickImports();
