import { expect, it } from 'vitest';
import { loadSettings } from '#settings/load-settings.ts';
import { originOf } from '#settings/origin.ts';
import type { OriginName } from '#settings/origins.ts';
import { securityHeaders } from './security-headers.ts';

function policyOf(environment: Record<string, string>, name: OriginName): string {
  const settings = loadSettings(environment);
  return securityHeaders(settings, originOf(name, settings))['content-security-policy'] ?? '';
}

it('lets pages reach the address that they ask for a reader’s own, and only them', () => {
  const environment = { HANJI_IP_LOOKUP: 'https://ip.example/mine' };
  expect(policyOf(environment, 'ko')).toContain('blob: https://ip.example;');
  expect(policyOf(environment, 'server')).not.toContain('ip.example');
  expect(policyOf({}, 'ko')).not.toContain('http');
});

it('lets pages fetch files from the bucket where it gives them out itself, and only there', () => {
  const bucket = { HANJI_STORAGE: 's3', HANJI_S3_BUCKET: 'works', HANJI_S3_REGION: 'eu-west-1' };
  const origin = 'https://works.s3.eu-west-1.amazonaws.com';
  expect(policyOf(bucket, 'ko')).not.toContain('works');
  const presigned = { ...bucket, HANJI_S3_PRESIGNED: 'true' };
  expect(policyOf(presigned, 'ko').split(origin)).toHaveLength(3);
  const own = { HANJI_S3_ENDPOINT: 'http://files.example:9000', HANJI_S3_PATH_STYLE: 'true' };
  expect(policyOf({ ...presigned, ...own }, 'ko')).toContain(' http://files.example:9000;');
});

it('lets pages that take cards reach the host that makes tokens of them, and no other page', () => {
  const credit = {
    url: 'https://gateway.example',
    secret: 'x',
    noticeSecret: 'x'.repeat(16),
    tokenUrl: 'https://token.example/4gtoken',
    tokenApiKey: 'key',
  };
  const environment = { HANJI_PAYMENT_CREDIT: JSON.stringify(credit) };
  for (const name of ['ja', 'global'] as const) {
    const policy = policyOf(environment, name);
    expect(policy).toContain("connect-src 'self' blob: https://token.example;");
    expect(policy.split('https:')).toHaveLength(2);
  }
  for (const name of ['ko', 'vi-refund', 'server'] as const) {
    expect(policyOf(environment, name)).not.toContain('example');
  }
});

it('lets partners of the offer wall into a frame where it is, and nobody else', () => {
  const partner = {
    url: 'https://gate.example',
    secret: 'x',
    noticeSecret: 'x'.repeat(16),
    pageOrigin: 'https://wall.example',
  };
  const both = JSON.stringify(partner);
  const environment = { HANJI_OFFERWALL_PINCRUX: both, HANJI_OFFERWALL_POINTPARK: both };
  for (const name of ['ko', 'ja', 'global'] as const) {
    const policy = policyOf(environment, name);
    expect(policy).toContain("frame-src 'self' blob: https://wall.example;");
    expect(policy.split('https:')).toHaveLength(2);
  }
  for (const name of ['vi-refund', 'server'] as const) {
    expect(policyOf(environment, name)).not.toContain('example');
  }
});
