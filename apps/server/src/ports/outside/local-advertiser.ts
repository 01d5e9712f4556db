import { randomUUID } from 'node:crypto';
import type { Advertiser } from './advertiser.ts';

const seconds = 5;

/** A lantern that is lit while the seconds pass: no words, for readers of every language. */
export const advertisementClip = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">
<rect width="320" height="180" fill="#1d2433"/>
<circle cx="160" cy="92" r="30" fill="#f5c86b">
<animate attributeName="r" values="30;36;30" dur="2.5s" repeatCount="indefinite"/>
<animate attributeName="opacity" values=".6;1;.6" dur="2.5s" repeatCount="indefinite"/></circle>
<path d="M128 60h64l10 64h-84z" fill="none" stroke="#f8ead0" stroke-width="5" stroke-linejoin="round"/>
<path d="M160 34v26M140 60q20-16 40 0" fill="none" stroke="#f8ead0" stroke-width="5"/>
<rect x="0" y="172" width="320" height="8" fill="#f5c86b">
<animate attributeName="width" from="0" to="320" dur="${seconds}s" fill="freeze"/></rect></svg>`;

/** Stands in for an advertiser on this machine, below an address: what has had its seconds was shown. */
export function localAdvertiser({
  now,
  prefix,
}: {
  readonly now: () => Date;
  readonly prefix: string;
}): Advertiser {
  return {
    begin: async () => ({
      reference: randomUUID(),
      clipUrl: `${prefix}/advertisement/clip`,
      seconds,
    }),
    wasShown: async ({ begunAt }) => now().getTime() - begunAt.getTime() >= seconds * 1000,
  };
}
