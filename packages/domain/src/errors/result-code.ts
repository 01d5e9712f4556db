/**
 * Every result code that the catalogue names (reading-service, section 8): an HTTP status wherever
 * it is one; 9999 is made by a client that reached no host.
 */
export const resultCodes = [
  200, 208, 303, 304, 400, 401, 402, 403, 404, 408, 409, 410, 417, 426, 428, 429, 451, 500, 503,
  9999,
] as const;
export type ResultCode = (typeof resultCodes)[number];

/** No host reachable; the failure's text is then 'Error: Network Error'. */
export const noHostCode = 9999 satisfies ResultCode;
