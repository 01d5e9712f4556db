import type { HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';

const worker = setupWorker();
let started: Promise<unknown> | undefined;

/** From now on this handler answers in place of the service. */
export async function service(handler: HttpHandler): Promise<void> {
  started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  await started;
  worker.resetHandlers(handler);
}
