import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// The library asks for this itself where it is loaded, which is once for all files of a page that
// they share: what one of them rendered last would stand beside what the next one renders.
beforeEach(cleanup);
