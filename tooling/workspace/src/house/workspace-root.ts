import path from 'node:path';

/** The folder that holds pnpm-workspace.yaml. */
export const workspaceRoot = path.resolve(import.meta.dirname, '../../../..');
