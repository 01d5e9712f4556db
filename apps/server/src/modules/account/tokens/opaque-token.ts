import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, as base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: its SHA-256. Nobody finds 256 random bits again by that. */
export function tokenDigest(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
