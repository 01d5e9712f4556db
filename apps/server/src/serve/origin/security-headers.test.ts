import { expect, it } from 'vitest';
import { loadSettings } from '#settings/load-settings.ts';
import { securityHeaders } from './security-headers.ts';

function policyOf(environment: Record<string, string>, edition: 'ko' | null): string {
  const { contentSecurityPolicy } = securityHeaders(loadSettings(environment), edition);
  return JSON.stringify(contentSecurityPolicy);
}

it('lets pages reach the address that they ask for a reader’s own, and only them', () => {
  const environment = { HANJI_IP_LOOKUP: 'https://ip.example/mine' };
  expect(policyOf(environment, 'ko')).toContain('"blob:","https://ip.example"');
  expect(policyOf(environment, null)).not.toContain('ip.example');
  expect(policyOf({}, 'ko')).not.toContain('http');
});
