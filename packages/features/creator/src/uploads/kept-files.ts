/**
 * The files that are on their way, kept by this browser so that a page that was loaded anew goes on
 * with them: a browser gives nobody a file twice. Where it keeps nothing, they are asked for again.
 */
export type KeptFiles = {
  readonly keep: (uploadId: string, file: Blob) => Promise<void>;
  readonly find: (uploadId: string) => Promise<Blob | null>;
  readonly drop: (uploadId: string) => Promise<void>;
  /** Forgets those that have lain longer than so many hours, and those of others. */
  readonly sweep: (hours: number) => Promise<void>;
};

const keptAt = 'x-kept-at';
const prefix = 'hanji-uploads-';

export function keptFiles(userId: string): KeptFiles {
  const name = prefix + userId;
  const path = (uploadId: string): string => `/upload/${uploadId}`;
  return {
    async keep(uploadId, file) {
      const headers = { [keptAt]: String(Date.now()) };
      await quietly(async () => {
        const cache = await caches.open(name);
        await cache.put(path(uploadId), new Response(file, { headers }));
      });
    },
    async find(uploadId) {
      const found = await quietly(async () => (await caches.open(name)).match(path(uploadId)));
      return (await found?.blob()) ?? null;
    },
    async drop(uploadId) {
      await quietly(async () => (await caches.open(name)).delete(path(uploadId)));
    },
    async sweep(hours) {
      await quietly(async () => {
        for (const other of await caches.keys()) {
          if (other.startsWith(prefix) && other !== name) await caches.delete(other);
        }
        const cache = await caches.open(name);
        const oldest = Date.now() - hours * 3_600_000;
        for (const request of await cache.keys()) {
          const at = Number((await cache.match(request))?.headers.get(keptAt) ?? 0);
          if (at < oldest) await cache.delete(request);
        }
      });
    },
  };
}

/** A browser that keeps nothing (private, full, not secure) fails nobody's upload. */
async function quietly<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch {
    return null;
  }
}
