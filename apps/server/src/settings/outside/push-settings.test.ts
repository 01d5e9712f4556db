import { pushKeys } from '@hanji/stand-ins/push/push-keys.ts';
import { describe, expect, it } from 'vitest';
import { loadSettings } from '#settings/load-settings.ts';
import type { Environment } from '#settings/variables.ts';

const keys = {
  HANJI_PUSH_PUBLIC_KEY: pushKeys.publicKey,
  HANJI_PUSH_PRIVATE_KEY: pushKeys.privateKey,
};

describe('the settings of notices', () => {
  it('send nothing as long as there is no key', () => {
    const { push } = loadSettings({});
    expect(push).toMatchObject({ keys: null, contact: 'mailto:support@hanji.example' });
    expect(push.hosts).toContain('*.push.apple.com');
  });

  it('are a pair of keys, whom to ask, and hosts', () => {
    const { push } = loadSettings({
      ...keys,
      HANJI_PUSH_CONTACT: 'https://hanji.example',
      HANJI_PUSH_HOSTS: 'Push.example.com, *.push.example.org,localhost:4120,[::1]:80',
    });
    expect(push).toEqual({
      keys: pushKeys,
      contact: 'https://hanji.example',
      hosts: ['push.example.com', '*.push.example.org', 'localhost:4120', '[::1]:80'],
    });
  });

  const refused: readonly (readonly [Environment, RegExp])[] = [
    [{ HANJI_PUSH_PUBLIC_KEY: pushKeys.publicKey }, /^HANJI_PUSH_PRIVATE_KEY is empty/],
    [{ HANJI_PUSH_PRIVATE_KEY: pushKeys.privateKey }, /^HANJI_PUSH_PUBLIC_KEY is empty/],
    [{ ...keys, HANJI_PUSH_PRIVATE_KEY: 'A'.repeat(42) + 'E' }, /does not belong/],
    [{ ...keys, HANJI_PUSH_PRIVATE_KEY: 'A'.repeat(43) }, /does not belong/],
    [{ ...keys, HANJI_PUSH_PRIVATE_KEY: 'secret!' }, /^HANJI_PUSH_PRIVATE_KEY=…: use what/],
    [{ HANJI_PUSH_CONTACT: 'http://hanji.example' }, /^HANJI_PUSH_CONTACT=/],
    [{ HANJI_PUSH_CONTACT: 'mailto:' }, /^HANJI_PUSH_CONTACT=/],
    ...['*', '*.com:443', '127.0.0.1', '10.0.0.1:80', 'https://a.example', 'a.example:443'].map(
      (hosts) => [{ HANJI_PUSH_HOSTS: hosts }, /^HANJI_PUSH_HOSTS=.*use names/] as const,
    ),
  ];
  it.each(refused)('refuse %j', (given, says) => {
    expect(() => loadSettings(given)).toThrow(says);
  });
});
