import { bothConfig } from '@hanji/vitest/both.ts';

export default bothConfig({ isolate: false });
