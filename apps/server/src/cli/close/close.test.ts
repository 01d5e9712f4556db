import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runInProcess } from '#testing/run-in-process.ts';

it('writes a notice and what was asked most, which need nothing but each other', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hanji-close-'));
  try {
    const out = path.join(folder, 'site');
    const { code } = await runInProcess(['close', '--edition', 'vi-refund', '--out', out], {});
    expect(code).toBe(0);
    expect((await readdir(out)).toSorted()).toEqual(['404.html', 'faq.html', 'index.html']);
    const notice = await readFile(path.join(out, 'index.html'), 'utf8');
    expect(notice).toContain('23:59 ngày 31 tháng 10 năm 2025');
    expect(notice).toContain('00:00 ngày 1 tháng 10 năm 2025');
    expect(notice).toContain('href="faq.html"');
    const faq = await readFile(path.join(out, 'faq.html'), 'utf8');
    const questions = [...faq.matchAll(/<h2>([^<]+)<\/h2>\n(?:<p>|<ul>)/g)].map(([, said]) => said);
    expect(questions).toHaveLength(5);
    expect(questions[0]).toBe('Những khoản nào được hoàn tiền?');
    expect(faq).toContain('3 đến 7 ngày làm việc');
    expect(faq).toContain('href="index.html"');
    expect(await readFile(path.join(out, '404.html'), 'utf8')).toContain('href="/faq.html"');
    for (const html of [notice, faq]) expect(html).not.toMatch(/<script|https?:\/\/|src=/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('closes no other edition', async () => {
  const { code, stderr } = await runInProcess(['close', '--edition', 'ko'], {});
  expect(code).toBe(1);
  expect(stderr).toContain('vi-refund');
});
