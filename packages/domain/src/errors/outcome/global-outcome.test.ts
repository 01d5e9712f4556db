import { describe, expect, it } from 'vitest';
import type { Failure, FailureFacts } from '../failure.ts';
import { globalOutcome } from './global-outcome.ts';

const facts: FailureFacts = {
  path: '/library/recent?x=1',
  back: '/comic/1',
  routeNamed: true,
  online: true,
  errorSet: false,
  reloaded: false,
  declared: [],
};
function failure(code: number, more: Partial<Failure> = {}): Failure {
  return {
    code,
    message: 'words',
    title: null,
    endAt: null,
    nextPage: null,
    ...more,
  };
}
const dialog = {
  kind: 'dialog',
  title: 'badServerResponse',
  text: { from: 'server', text: 'words' },
  code: null,
  firstTo: null,
  offers: 'close',
  until: null,
  end: { by: 'routeChange' },
};
function phrase(name: string, more: object) {
  return {
    ...dialog,
    title: null,
    text: { from: 'phrase', phrase: name },
    ...more,
  };
}
const silence = { kind: 'silence', logged: true };

describe('the global handler', () => {
  it.each([201, 208, 303, 400, 403, 404, 409, 410, 417, 418, 428, 502])(
    'code %i opens a dialog with the words of the server, which goes with a change of route',
    (code) => {
      expect(globalOutcome(failure(code), facts)).toEqual(dialog);
    },
  );

  it.each([
    [402, { kind: 'go', path: '/coinpurchase' }],
    [408, phrase('timeout', { offers: 'retry' })],
    [426, phrase('updateNeeded', { offers: 'reload' })],
    [429, phrase('tooManyRequests', {})],
    [304, { kind: 'reload' }],
    [401, { kind: 'logout', redirect: '/library/recent?x=1' }],
    [451, { kind: 'logout', redirect: '/library/recent?x=1' }],
    [500, { kind: 'page', page: 'serviceError' }],
  ])('code %i', (code, outcome) => {
    expect(globalOutcome(failure(code), facts)).toEqual(outcome);
  });

  it('says system error where the server says nothing', () => {
    const text = { from: 'phrase', phrase: 'systemError' };
    expect(globalOutcome(failure(404, { message: '' }), facts)).toEqual({ ...dialog, text });
    expect(globalOutcome(failure(404, { message: ' \n' }), facts)).toEqual({ ...dialog, text });
  });

  it('never shows a reader debug text', () => {
    const outcome = globalOutcome(failure(404, { message: '', debug: 'stack' }), facts);
    expect(outcome).toMatchObject({ text: { from: 'phrase' } });
  });

  it.each(['', '  '])('ignores a 400 without a message: "%s"', (message) => {
    expect(globalOutcome(failure(400, { message }), facts)).toEqual(silence);
  });

  it('leads to the maintenance page with title, description and end', () => {
    const endAt = '2026-01-01T00:00:00Z';
    expect(globalOutcome(failure(503, { title: 'Night work', endAt }), facts)).toEqual({
      kind: 'page',
      page: 'maintenance',
      title: 'Night work',
      description: 'words',
      endAt,
    });
  });

  it('says when to try again', () => {
    const endAt = '2026-01-01T00:00:00Z';
    expect(globalOutcome(failure(429, { endAt }), facts)).toMatchObject({ until: endAt });
    expect(globalOutcome(failure(408, { endAt }), facts)).toMatchObject({ until: null });
  });

  it.each([
    [true, 'hostNotFound'],
    [false, 'connectionLost'],
  ])('without an answer, connected %s: %s', (online, title) => {
    const outcome = globalOutcome(failure(9999), { ...facts, online });
    expect(outcome).toEqual(phrase('networkError', { title, offers: 'retry' }));
  });
});

describe('reloading', () => {
  it.each([
    [303, true, false, 'dialog'],
    [303, true, true, 'dialog'],
    [303, false, false, 'reload'],
    [303, false, true, 'dialog'],
    [304, true, false, 'reload'],
    [304, false, false, 'reload'],
    [304, true, true, 'dialog'],
  ])('code %i, route named %s, reloaded before %s: %s', (code, routeNamed, reloaded, kind) => {
    const outcome = globalOutcome(failure(code), { ...facts, routeNamed, reloaded });
    expect(outcome).toEqual(kind === 'dialog' ? dialog : { kind });
  });
});

describe('what is dismissed', () => {
  it.each([401, 404, 500, 503, 9999])('an error with nextPage, code %i', (code) => {
    expect(globalOutcome(failure(code, { nextPage: '' }), facts)).toEqual(silence);
    expect(globalOutcome(failure(code, { nextPage: '/x' }), facts)).toEqual(silence);
  });

  it('the message of a wrong checksum, and none that is only like it', () => {
    const message = 'Invalid request hash token';
    expect(globalOutcome(failure(400, { message }), facts)).toEqual(silence);
    expect(globalOutcome(failure(401, { message }), facts)).toEqual(silence);
    expect(globalOutcome(failure(400, { message: `${message}!` }), facts)).toMatchObject({
      kind: 'dialog',
    });
  });
});

describe('a global error that is already set', () => {
  const set = { ...facts, errorSet: true };

  it.each([400, 403, 404, 408, 418, 426, 429, 9999])('is not replaced by code %i', (code) => {
    expect(globalOutcome(failure(code), set)).toEqual(silence);
  });

  it.each([304, 401, 402, 451, 500, 503])('does not hold up code %i', (code) => {
    expect(globalOutcome(failure(code), set)).toEqual(globalOutcome(failure(code), facts));
  });
});

describe('codes that a caller declares', () => {
  const declared = { ...facts, declared: [401, 428, 451] };

  it.each([401, 428, 451])('code %i is returned, dismissed or not', (code) => {
    const returned = { kind: 'returned', code };
    expect(globalOutcome(failure(code), declared)).toEqual(returned);
    expect(globalOutcome(failure(code, { nextPage: '/x' }), declared)).toEqual(returned);
    expect(globalOutcome(failure(code), { ...declared, errorSet: true })).toEqual(returned);
  });

  it('takes nothing else from the global handler', () => {
    expect(globalOutcome(failure(404), declared)).toEqual(dialog);
  });
});
