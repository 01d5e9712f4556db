import process from 'node:process';
import type { Logger } from 'pino';

/** How long an orderly end may take after it; what still hangs then is cut. */
const patienceMs = 60_000;

/**
 * Logs every error of this process that nothing caught, and resolves at the first: nobody knows
 * what state it left behind, so that the service is to end in order, and with a failure.
 */
export function uncaughtError(logger: Logger): Promise<void> {
  return new Promise((resolve) => {
    const end = (kind: string) => (err: unknown) => {
      logger.fatal({ err }, kind);
      setTimeout(() => process.exit(1), patienceMs).unref();
      resolve();
    };
    process.on('uncaughtException', end('uncaught error'));
    process.on('unhandledRejection', end('uncaught rejection'));
  });
}
