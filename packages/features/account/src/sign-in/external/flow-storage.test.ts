import { afterEach, expect, it } from 'vitest';
import { forgetExternalFlow, keepExternalFlow, readExternalFlow } from './flow-storage.ts';

const flow = { loginType: 'naver', purpose: 'signIn', redirect: '/library' } as const;

afterEach(() => sessionStorage.clear());

it('keeps why a tab left for a provider until it is forgotten', () => {
  expect(readExternalFlow()).toBeNull();
  keepExternalFlow(flow);
  expect(readExternalFlow()).toEqual(flow);
  forgetExternalFlow();
  expect(readExternalFlow()).toBeNull();
});

it('never leads to another host, whatever stands in the storage', () => {
  keepExternalFlow({ ...flow, redirect: '//elsewhere.example' });
  expect(readExternalFlow()?.redirect).toBe('/');
});

it.each([
  'not json',
  'null',
  '[]',
  '{"loginType":"myspace","purpose":"signIn","redirect":"/"}',
  '{"loginType":"naver","purpose":"steal","redirect":"/"}',
  '{"loginType":"naver","purpose":"signIn"}',
])('takes nothing from what it cannot read: %s', (kept) => {
  sessionStorage.setItem('hanji.externalFlow.v1', kept);
  expect(readExternalFlow()).toBeNull();
});
