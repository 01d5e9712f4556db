import { expect, it } from 'vitest';
import { noHostCode, resultCodes } from './result-code.ts';

it('[A8-001] names exactly the codes of the catalogue', () => {
  expect(resultCodes).toEqual([
    200, 208, 303, 304, 400, 401, 402, 403, 404, 408, 409, 410, 417, 426, 428, 429, 451, 500, 503,
    9999,
  ]);
  expect(noHostCode).toBe(9999);
});
