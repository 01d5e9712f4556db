import { describe, expect, it } from 'vitest';
import { schemas } from '../schemas/schemas.ts';
import { accessLevels } from '../vocabulary.ts';
import { fillPath, type CallDescription } from './call.ts';
import { calls, type CallName } from './calls.ts';

const all = Object.entries(calls) as [CallName, CallDescription][];
function paramsOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

describe('a path template', () => {
  it('takes its parameters, escaped', () => {
    expect(fillPath('/{a}/x/{b}', { a: 'ä/ö', b: 7 })).toBe('/%C3%A4%2F%C3%B6/x/7');
    expect(fillPath('/plain')).toBe('/plain');
  });

  it('says which parameter it misses', () => {
    expect(() => fillPath('/{a}', { b: 1 })).toThrow(new RangeError('path /{a} needs a'));
  });
});

describe('every call', () => {
  it.each(all)('%s is whole', (name, call) => {
    const own: Record<string, unknown> = schemas[name];
    expect(call.path).toMatch(/^\/[\w/{}-]*[^/]$/);
    expect(call.summary).not.toBe('');
    expect(call.source).not.toBe('');
    expect(accessLevels).toContain(call.access);
    expect(own['response']).toBeDefined();
    // A multipart body may be files alone.
    expect('body' in own || call.uploads !== undefined).toBe(call.body !== undefined);
    expect('params' in own).toBe(call.path.includes('{'));
    expect([...paramsOf(call.path), undefined]).toContain(call.owner);
  });

  it.each(all.filter(([, { path }]) => path.includes('{')))(
    '%s has a schema for each parameter of its path',
    (name, { path }) => {
      const own = schemas[name];
      expect('params' in own ? Object.keys(own.params.shape).toSorted() : []).toEqual(
        paramsOf(path).toSorted(),
      );
    },
  );

  it('has an address of its own', () => {
    const addresses = all.map(
      ([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
    );
    const places = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
    // Templates that look alike differ by the closed set that a parameter comes from.
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });
});
