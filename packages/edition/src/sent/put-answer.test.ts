import { api } from '@hanji/api-client/api.ts';
import { appApi } from '@hanji/api-client/endpoints/app.ts';
import { expect, it } from 'vitest';
import { createStore } from '#session/store.ts';
import { putAnswer } from './put-answer.ts';

const arg = { params: { platform: 'web' } } as const;

it('stands where its screen looks for it', () => {
  const store = createStore(localStorage);
  const data = { minimum: '1.0' };
  putAnswer(store, { endpoint: 'getAppConfig', arg, data });
  const { data: found } = appApi.endpoints.getAppConfig.select(arg)(store.getState());
  expect(found).toEqual(data);
  store.dispatch(api.util.resetApiState());
});

it('is refused where no screen could look for it', () => {
  const store = createStore(localStorage);
  expect(() => putAnswer(store, { endpoint: 'getAppConfigs', arg, data: {} })).toThrow(
    'getAppConfigs',
  );
});
