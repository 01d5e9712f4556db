/** What the site's worker opens chapters with: the page without an address, and the files that it needs. */
export const offlineCache = 'hanji.offline';
