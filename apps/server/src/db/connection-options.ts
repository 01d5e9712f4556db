import type { ClientConfig } from 'pg';

const longestConnectMs = 5000;

/** What every connection of the service has in common, of the pool or on its own. */
export function connectionOptions(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'hanji',
    options: '-c TimeZone=UTC',
    connectionTimeoutMillis: longestConnectMs,
    keepAlive: true,
  };
}
