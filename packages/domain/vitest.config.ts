import { nodeConfig } from '@hanji/vitest/node.ts';

/** Rules are pure: their tests share a process. */
export default nodeConfig({ isolate: false });
