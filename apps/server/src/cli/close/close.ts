import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { loadSettings } from '#settings/load-settings.ts';
import type { Command } from '../command.ts';
import { parse, refusePositionals } from '../parse.ts';
import { UsageError } from '../usage-error.ts';
import { closedPages } from './closed-pages.ts';

export const close: Command = {
  usage: '--edition vi-refund [--out <folder>]',
  summary: 'Write the pages that stay when the service of an edition has gone, for any file server',
  async run(args, environment) {
    const options = { edition: { type: 'string' }, out: { type: 'string' } } as const;
    const { values, positionals } = parse(args, options);
    refusePositionals(positionals);
    const { edition, out = 'closed' } = values;
    if (edition !== 'vi-refund') throw new UsageError('--edition vi-refund is the one that closes');
    const pages = Object.entries(closedPages(loadSettings(environment)));
    await mkdir(out, { recursive: true });
    for (const [name, html] of pages) await writeFile(path.join(out, name), html);
    process.stdout.write(`wrote ${pages.map(([name]) => name).join(', ')} to ${out}\n`);
    return 0;
  },
};
