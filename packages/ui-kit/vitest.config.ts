import { browserConfig } from '@hanji/vitest/browser.ts';

export default browserConfig({ isolate: false });
