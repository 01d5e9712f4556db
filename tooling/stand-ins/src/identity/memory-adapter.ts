import type { Adapter, AdapterPayload } from 'oidc-provider';

type Kept = { readonly payload: AdapterPayload; readonly until: number };

/** What a provider keeps, for as long as it runs. */
export function memoryAdapter(): (model: string) => Adapter {
  const kept = new Map<string, Kept>();
  return (model) => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const find = (key: string): AdapterPayload | undefined => {
      const found = kept.get(key);
      if (found !== undefined && found.until <= Date.now()) kept.delete(key);
      return kept.get(key)?.payload;
    };
    const findBy = (is: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
      [...kept.keys()]
        .filter((key) => key.startsWith(`${model}:`))
        .map(find)
        .find((payload) => payload !== undefined && is(payload));
    return {
      async upsert(id, payload, expiresIn = 600) {
        kept.set(keyOf(id), { payload, until: Date.now() + expiresIn * 1000 });
      },
      find: async (id) => find(keyOf(id)),
      findByUid: async (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: async (code) => findBy((payload) => payload.userCode === code),
      async consume(id) {
        const payload = find(keyOf(id));
        if (payload !== undefined) payload['consumed'] = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        kept.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
