import path from 'node:path';
import {
  editionCapabilities,
  editions,
  type Capability,
  type EditionId,
} from '@hanji/contract/editions.ts';
import { paymentMethods } from '@hanji/contract/vocabulary.ts';
import type { OriginName } from './origins.ts';
import type { Settings } from './settings.ts';

/** An origin that the service answers at; it need not be an edition. */
export type Origin = {
  /** As log lines name it. */
  readonly name: string;
  /** Null where it is no edition. */
  readonly edition: EditionId | null;
  /** Whose calls are offered there; any other call does not exist there. */
  readonly capabilities: readonly Capability[];
  /** What a browser reaches it by, without a slash at the end. */
  readonly publicUrl: string;
  /** The folder of its built pages; null is the API alone, for other clients, with its description. */
  readonly pages: string | null;
};

/** Whose calls an edition has: those of its capabilities, and of the ways to pay there. */
export function capabilitiesOf(edition: EditionId): readonly Capability[] {
  return [...editions[edition].capabilities, ...editions[edition].payments];
}

/** An origin that settings name. At the service's own there are the calls of every edition. */
export function originOf(name: OriginName, settings: Settings): Origin {
  const publicUrl = settings.publicUrls[name];
  return name === 'server'
    ? {
        name,
        edition: null,
        capabilities: [...editionCapabilities, ...paymentMethods],
        publicUrl,
        pages: null,
      }
    : {
        name,
        edition: name,
        capabilities: capabilitiesOf(name),
        publicUrl,
        pages: path.join(settings.editionsFolder, name, 'dist'),
      };
}

/** Whether a call is offered at an origin. */
export function isOffered(
  call: { readonly offered: 'everywhere' | Capability },
  { capabilities }: Pick<Origin, 'capabilities'>,
): boolean {
  return call.offered === 'everywhere' || capabilities.includes(call.offered);
}
