import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { isLocale, locales } from '@hanji/i18n/locale.ts';
import { exportPhrases } from '#exchange/export-phrases.ts';
import { importPhrases, ImportRefused } from '#exchange/import-phrases.ts';

const usage = `pnpm i18n export <language> [file]   writes what a translator works on
pnpm i18n import <file>              takes what a translator has done

Languages: ${locales.filter((locale) => locale !== 'en-US').join(', ')}
`;

const localesFolder = fileURLToPath(new URL('../../../packages/i18n/src/locales', import.meta.url));

function fail(text: string): void {
  process.stderr.write(text);
  process.exitCode = 1;
}

async function exportTo(language: string, file: string): Promise<void> {
  if (!isLocale(language) || language === 'en-US') {
    fail(`${language} is no language that Hanji is translated into\n\n${usage}`);
    return;
  }
  writeFileSync(file, await exportPhrases(language));
  process.stdout.write(`${file} holds every phrase for ${language}.\n`);
}

async function importFrom(file: string): Promise<void> {
  try {
    const { locale, files } = await importPhrases(readFileSync(file, 'utf8'), localesFolder);
    process.stdout.write(`${locale}: ${files.size} files are as ${file} has them.\n`);
  } catch (error) {
    if (error instanceof ImportRefused) fail(`${error.message}\n`);
    else if (error instanceof Error && 'code' in error) fail(`${file} cannot be read\n`);
    else throw error;
  }
}

const [command, first, second] = process.argv.slice(2);
if (command === 'export' && first) await exportTo(first, second ?? `hanji.${first}.xlf`);
else if (command === 'import' && first) await importFrom(first);
else fail(usage);
