import { nodeConfig } from '@hanji/vitest/node.ts';

export default nodeConfig();
