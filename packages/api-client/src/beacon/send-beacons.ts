import { appCalls } from '@hanji/contract/calls/app.ts';
import type { Beacon } from '@hanji/contract/entities/app.ts';

const batchDelayMs = 2000;
const batchSize = 20;

/**
 * Analytics beacons (reading-service, section 7): gathered for a moment, then sent with
 * `sendBeacon` where the browser has it, else as image requests. Nothing waits for them, and
 * a failure is nobody's concern.
 */
export function createBeacons(basePath: string): (beacon: Beacon) => void {
  let waiting: Beacon[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const beacons = waiting;
    waiting = [];
    if (beacons.length > 0) deliver(basePath, beacons);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });

  return (beacon) => {
    waiting.push(beacon);
    if (waiting.length >= batchSize) flush();
    else timer ??= setTimeout(flush, batchDelayMs);
  };
}

function deliver(basePath: string, beacons: Beacon[]): void {
  const body = new Blob([JSON.stringify({ beacons })], { type: 'application/json' });
  const sent = navigator.sendBeacon?.(basePath + appCalls.logBeacons.path, body) ?? false;
  if (sent) return;
  for (const beacon of beacons) {
    const query = new URLSearchParams({ ...beacon, userId: beacon.userId ?? '' });
    new Image().src = `${basePath}${appCalls.logBeacon.path}?${query}`;
  }
}
