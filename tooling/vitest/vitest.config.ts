import { nodeConfig } from '#node.ts';

export default nodeConfig();
