import { editions, type EditionId } from '@hanji/contract/editions.ts';
import type { Settings } from '#settings/settings.ts';

type Place = { readonly settings: Pick<Settings, 'publicUrls'> };

/** Where an edition has its pages of forgotten passwords: that of refunds shows none but its own. */
const paths = {
  reading: { find: '/password/find', reset: '/member/profile/password/reset' },
  refund: { find: '/login/password/find', reset: '/login/password/reset' },
} as const;

function pathsOf(edition: EditionId) {
  const { capabilities } = editions[edition];
  return capabilities.some((capability) => capability === 'reading') ? paths.reading : paths.refund;
}

export function signInLink({ settings }: Place, edition: EditionId): string {
  return `${settings.publicUrls[edition]}/login`;
}

/** Where members see how they sign in. */
export function loginsLink({ settings }: Place, edition: EditionId): string {
  return `${settings.publicUrls[edition]}/userinfo`;
}

export function findPasswordLink({ settings }: Place, edition: EditionId): string {
  return `${settings.publicUrls[edition]}${pathsOf(edition).find}`;
}

/** Where members see what became of their refund. */
export function refundLink({ settings }: Place, edition: EditionId): string {
  return `${settings.publicUrls[edition]}/refund/request`;
}

/** `token` is base64url, and so an address as it is. */
export function resetPasswordLink({ settings }: Place, edition: EditionId, token: string): string {
  return `${settings.publicUrls[edition]}${pathsOf(edition).reset}?token=${token}`;
}
