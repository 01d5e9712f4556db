import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';

const key = 'hanji.push.v1';

/** What this device remembers of notices. */
type Device = {
  /** Who turned them on here; null where nobody has, or they were turned off. */
  readonly userId: string | null;
  /** The offer was put away. */
  readonly dismissed: boolean;
};

const nothing: Device = { userId: null, dismissed: false };

export function readDevice(): Device {
  try {
    const kept: unknown = JSON.parse(localSiteStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return nothing;
    const { userId, dismissed }: Partial<Record<keyof Device, unknown>> = kept;
    return { userId: typeof userId === 'string' ? userId : null, dismissed: dismissed === true };
  } catch {
    return nothing;
  }
}

export function writeDevice(change: Partial<Device>): void {
  localSiteStorage.setItem(key, JSON.stringify({ ...readDevice(), ...change }));
}
