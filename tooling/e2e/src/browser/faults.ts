import type { ConsoleMessage, Page } from '@playwright/test';

const usedLate = /was preloaded using link preload but not used within a few seconds/;

/** What goes wrong in a page without anybody seeing it: the journey that caused it fails. */
export class Faults {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  watch(page: Page): void {
    page.on('console', (message) => this.#note(message));
    page.on('pageerror', (error) => this.#seen.push(`uncaught: ${error.message}`));
    page.on('crash', () => this.#seen.push('the page crashed'));
  }

  /** For journeys in which something fails on purpose: what the browser will say about it. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  unexpected(): string[] {
    return this.#seen.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  #note(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // By the browser's own clock: on a busy machine what is used comes later than that.
    if (usedLate.test(message.text())) return;
    this.#seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  }
}

/** The browser's line about an answer with this status. */
export function answered(status: number): RegExp {
  return new RegExp(`Failed to load resource: the server responded with a status of ${status}`);
}

/** The browser's lines while nothing answers. */
export const unreachable = /net::ERR_(CONNECTION|INTERNET|EMPTY|FAILED|SOCKET|INCOMPLETE|NETWORK)/;
