import type { StorageSettings } from './settings.ts';

/** Where browsers fetch files when it is not from us; null when it is. */
export function filesOrigin(storage: StorageSettings): string | null {
  if (storage.kind !== 's3' || !storage.presigned) return null;
  const { bucket, endpoint, pathStyle, region } = storage;
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  return pathStyle ? url.origin : `${url.protocol}//${bucket}.${url.host}`;
}
