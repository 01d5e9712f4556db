import type { ClientConfig } from 'pg';

const longestConnectMs = 5000;

/** As libpq has it: the address may say `connect_timeout`, in seconds. */
function connectMs(url: string): number {
  const seconds = Number(URL.parse(url)?.searchParams.get('connect_timeout'));
  return seconds > 0 ? seconds * 1000 : longestConnectMs;
}

/** What every connection of the service has in common, of the pool or on its own. */
export function connectionOptions(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'hanji',
    options: '-c TimeZone=UTC',
    connectionTimeoutMillis: connectMs(url),
    keepAlive: true,
  };
}
