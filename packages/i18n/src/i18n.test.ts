import { expect, it } from 'vitest';
import { changeLanguage, createTranslator, type LoadPhrases } from './i18n.ts';

const german: LoadPhrases = async () => {
  const { frame } = await import('./locales/de-DE/frame.ts');
  return { phrases: { frame } };
};
const french: LoadPhrases = async () => {
  const { frame } = await import('./locales/fr-FR/frame.ts');
  return { phrases: { frame } };
};

it('speaks the language that it was started in and fills placeholders unescaped', async () => {
  const translator = await createTranslator('de-DE', german);
  expect(translator.t('frame:search')).toBe('Suchen');
  expect(translator.t('frame:copyright', { year: 'A & B' })).toContain('© A & B Hanji');
});

it('loads a language before it changes to it', async () => {
  const translator = await createTranslator('de-DE', german);
  await changeLanguage(translator, 'fr-FR', french);
  expect(translator.t('frame:search')).toBe('Rechercher');
});

it('reports a phrase that is missing and never borrows it from another language', async () => {
  const missing: string[] = [];
  const translator = await createTranslator('de-DE', german, (key) => missing.push(key));
  expect(translator.t('refund:request')).not.toBe('Request a refund');
  expect(missing).toEqual(['refund:request']);
});
