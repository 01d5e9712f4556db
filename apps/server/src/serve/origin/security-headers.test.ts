import { expect, it } from 'vitest';
import { loadSettings } from '#settings/load-settings.ts';
import { originOf } from '#settings/origin.ts';
import type { OriginName } from '#settings/origins.ts';
import { securityHeaders } from './security-headers.ts';

function policyOf(environment: Record<string, string>, name: OriginName): string {
  const settings = loadSettings(environment);
  const { contentSecurityPolicy } = securityHeaders(settings, originOf(name, settings));
  return JSON.stringify(contentSecurityPolicy);
}

it('lets pages reach the address that they ask for a reader’s own, and only them', () => {
  const environment = { HANJI_IP_LOOKUP: 'https://ip.example/mine' };
  expect(policyOf(environment, 'ko')).toContain('"blob:","https://ip.example"');
  expect(policyOf(environment, 'server')).not.toContain('ip.example');
  expect(policyOf({}, 'ko')).not.toContain('http');
});
