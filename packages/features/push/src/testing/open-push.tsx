import { pushCalls } from '@hanji/contract/calls/push.ts';
import { noticeKinds } from '@hanji/contract/notice-vocabulary.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { push } from '@hanji/i18n/locales/en-US/push.ts';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { publicKey } from './browser.ts';

export const user = { userId: 'm-1', nickname: 'Sujin', avatarImageUrl: null };

export type CameCall = { readonly call: string; readonly body: unknown; readonly query: string };

type Service = {
  readonly key?: string | null;
  readonly refuses?: string;
  readonly after?: Promise<void>;
};

/**
 * Answers in place of the service, `after` something; `refuses` names a call that fails. Gives the calls
 * that came.
 */
export function answerPushCalls({ key = publicKey, refuses, after }: Service = {}): CameCall[] {
  const came: CameCall[] = [];
  const off = new Set<string>(['night']);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search } = new URL(new Request(input).url);
    const path = pathname.replace(/^\/api/, '');
    const call = `${init?.method ?? 'GET'} ${path}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    came.push({ call, body, query: search });
    await after;
    const failed = call === refuses;
    const [, notice = '', value] = /^\/web-push\/notices\/(\w+)\/([YN])$/.exec(path) ?? [];
    if (!failed && value === 'N') off.add(notice);
    if (!failed && value === 'Y') off.delete(notice);
    const data: Readonly<Record<string, unknown>> = {
      [pushCalls.getPushKey.path]: { publicKey: key },
      [pushCalls.getNoticeSettings.path]: {
        kinds: Object.fromEntries(noticeKinds.map((kind) => [kind, !off.has(kind)])),
        night: !off.has('night'),
      },
    };
    const code = failed ? 503 : 200;
    const result = { code, message: failed ? 'refused' : '', debug: null };
    return Response.json({ data: failed ? null : (data[path] ?? null), result }, { status: code });
  });
  return came;
}

/** Opens a page with what offers notices, for a member. */
export function openPush(element: ReactElement, who: typeof user | null = user) {
  const edition = someEdition();
  const routes = editionRoutes(edition, [{ path: '/', element: <div>{element}</div> }]);
  return openSite({ edition, routes, words: { push }, ...(who && { user: who }) });
}
