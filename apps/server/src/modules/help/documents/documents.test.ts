import { beforeEach, describe, expect, it } from 'vitest';
import type { DocumentPage, HelpDocument } from '@hanji/contract/entities/document.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { withdrawDocument, writeDocument, type WrittenDocument } from './write-documents.ts';

const { db, sql } = await freshDatabase();
const context = await testContext(db, { edition: 'global' });
const ask = asker(await openTestApi(context), context);
const ja = await testContext(db, { edition: 'ja' });
const askJa = asker(await openTestApi(ja), ja);

beforeEach(() => sql`truncate help_document, help_document_version restart identity`);

const minute = 60_000;
const at = (minutes: number): Date => new Date(testNow.getTime() + minutes * minute);

async function write(more: Partial<WrittenDocument> = {}): Promise<number> {
  const { id } = await writeDocument(db, {
    type: 'notice',
    edition: 'global',
    locale: 'en-US',
    key: 'maintenance',
    title: 'Maintenance on Friday',
    body: '**Two** hours.',
    categoryPath: ['Service'],
    position: 0,
    publishedAt: at(-10),
    writtenBy: 'sujin',
    ...more,
  });
  return id;
}

function list(path = 'notice', language = 'en-US') {
  return ask<DocumentPage>(`/document/${path}`, { headers: { 'accept-language': language } });
}
function read(path: string, language = 'en-US') {
  return ask<HelpDocument>(`/document/${path}`, { headers: { 'accept-language': language } });
}
async function titles(path?: string, language?: string): Promise<string[]> {
  return (await list(path, language)).data.documents.map(({ title }) => title);
}

describe('documents', () => {
  it('[A7-090] [A3-037] lists notices, the newest first, and gives one whole', async () => {
    await write();
    const id = await write({ key: 'welcome', title: 'Welcome', publishedAt: at(-5) });
    expect(await titles()).toEqual(['Welcome', 'Maintenance on Friday']);
    const { data } = await read(`notice/${id}`);
    expect(data).toEqual({
      id,
      title: 'Welcome',
      body: '**Two** hours.',
      publishedAt: at(-5).toISOString(),
      categoryPath: ['Service'],
      locale: 'en-US',
    });
    expect((await list()).data.documents[0]).not.toHaveProperty('body');
  });

  it('[A7-090] lists questions in their own order, and those of a category', async () => {
    const faq = { type: 'faq' as const };
    await write({ ...faq, key: 'b', title: 'B', position: 2, categoryPath: ['Coins', 'Refunds'] });
    await write({ ...faq, key: 'a', title: 'A', position: 1, categoryPath: ['Account'] });
    await write({ ...faq, key: 'c', title: 'C', position: 3, categoryPath: ['Coins'] });
    expect(await titles('faq')).toEqual(['A', 'B', 'C']);
    const { data } = await list('faq?category=Coins&pageSize=1&pageNo=1');
    expect(data.documents.map(({ title }) => title)).toEqual(['C']);
    expect(data.categories).toEqual(['Account', 'Coins']);
    expect(data.page).toEqual({ pageNo: 1, pageSize: 1, total: 2, hasNext: false });
    expect(await titles()).toEqual([]);
  });

  it('gives each once, in the language asked for, else in the edition’s first', async () => {
    const english = await write();
    const french = await write({ locale: 'fr-FR', title: 'Maintenance vendredi' });
    await write({ key: 'only', title: 'English only', publishedAt: at(-20) });
    expect(await titles('notice', 'fr-FR')).toEqual(['Maintenance vendredi', 'English only']);
    expect(await titles('notice', 'de-DE')).toEqual(['Maintenance on Friday', 'English only']);
    // By the number in either language.
    for (const id of [english, french]) {
      const { data } = await read(`notice/${id}`, 'fr-FR');
      expect([data.title, data.locale]).toEqual(['Maintenance vendredi', 'fr-FR']);
    }
    expect((await read(`notice/${french}`, 'de-DE')).data.locale).toBe('en-US');
  });

  it('shows another version from its moment on, under the date of the first', async () => {
    const id = await write({ publishedAt: at(-10) });
    await write({ title: 'On Saturday', publishedAt: at(-1) });
    await write({ title: 'On Sunday', publishedAt: at(1) });
    const { data } = await read(`notice/${id}`);
    expect([data.title, data.publishedAt]).toEqual(['On Saturday', at(-10).toISOString()]);
    expect(await titles()).toEqual(['On Saturday']);
  });

  it('is not there before its moment, once withdrawn, of another kind or another edition', async () => {
    const id = await write();
    const later = await write({ key: 'later', publishedAt: at(1) });
    expect(await withdrawDocument(db, later, 'sujin', testNow)).toBe(true);
    await write({ key: 'later', publishedAt: at(1) });
    expect((await read(`notice/${later}`)).code).toBe(404);
    expect((await read(`faq/${id}`)).code).toBe(404);
    expect((await askJa(`/document/notice/${id}`)).code).toBe(404);
    expect((await askJa<DocumentPage>('/document/notice')).data.documents).toEqual([]);
    expect(await withdrawDocument(db, id, 'sujin', testNow)).toBe(true);
    expect(await withdrawDocument(db, id, 'sujin', testNow)).toBe(false);
    const { code, message } = await read(`notice/${id}`);
    expect([code, message]).toEqual([404, 'This page is no longer here.']);
    expect(await titles()).toEqual([]);
  });
});
