import { fileURLToPath } from 'node:url';

/** The folder that holds pnpm-workspace.yaml, with a slash at the end. */
export const root = fileURLToPath(new URL('../../../../', import.meta.url));
