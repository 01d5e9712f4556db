/** Where a site has its worker; a browser looks for a newer one at each start. */
export const siteWorkerPath = '/worker.js';
