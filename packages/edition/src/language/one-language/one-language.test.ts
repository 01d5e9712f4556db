import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { everyPhrase } from '@hanji/i18n/every-phrase.ts';
import { numberFormatter, translatorOptions } from '@hanji/i18n/translator-options.ts';
import { createInstance as createOneLanguage } from './i18next.ts';

const language = 'vi-VN';
const phrases = everyPhrase[language];
const missing: string[] = [];
const options = translatorOptions((key) => missing.push(key));
const set = { lng: language, resources: { [language]: phrases } };

const whole = createInstance().use(numberFormatter);
await whole.init({ ...options, ...set });
const one = createOneLanguage().use(numberFormatter);
await one.init({ ...options, ...set } as never);

/** Every phrase with a number, a text and what HTML would escape in its places. */
function valuesOf(phrase: string): Record<string, string | number> {
  const names = [...phrase.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.map((name, at) => [name, name === 'count' || at % 2 === 0 ? 12_345 : `<${name}> $& "x"`]),
  );
}

const keys = Object.entries(phrases).flatMap(([namespace, words]) =>
  Object.entries(words).map(([key, phrase]) => ({ namespace, key, phrase })),
);

it('says every phrase as i18next does', () => {
  for (const { namespace, key, phrase } of keys) {
    const [name = '', form] = key.split(/_(?=(?:zero|one|two|few|many|other)$)/);
    const values = { ...valuesOf(phrase), ...(form !== undefined && { count: 12_345 }) };
    const qualified = `${namespace}:${name}`;
    expect(one.t(qualified, values), qualified).toBe(whole.t(qualified, values));
    expect(one.getFixedT(null, namespace)(name, values)).toBe(one.t(qualified, values));
  }
  expect(keys.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

it('tells of a phrase that is missing, and says what comes later once it is there', () => {
  expect(one.t('frame:never')).toBe('never');
  expect(missing).toEqual(['frame:never']);
  one.addResourceBundle(language, 'frame', { never: 'now' });
  expect(one.t('never')).toBe('now');
  expect(one.getFixedT(null, 'frame')).toBe(one.getFixedT(null, 'frame'));
});
