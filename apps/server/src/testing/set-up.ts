import { quickImports } from '#cli/quick-imports.ts';

quickImports();
