import { Answer } from '#http/answer/answer.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { endDevice, listDevices } from './devices.ts';
import { endOtherSessions, endOwnSession } from './end-sessions.ts';
import { keepSession } from './keep-session.ts';
import { noSessionCookie } from './open-session.ts';
import { signedIn } from '#modules/account/signed-in.ts';

type SessionHandlers = Pick<
  Handlers,
  'signOut' | 'reportForegrounded' | 'getSignedInDevices' | 'signOutDevice' | 'signOutOtherDevices'
>;

export function sessionHandlers(context: RequestContext): SessionHandlers {
  return {
    signOut: async ({ reader }) => {
      await endOwnSession(context.db, reader);
      return new Answer(null, { cookies: [noSessionCookie] });
    },
    reportForegrounded: async ({ reader }) => {
      await keepSession(context, reader);
      return null;
    },
    getSignedInDevices: async ({ reader }) =>
      new Answer(await listDevices(context, signedIn(reader)), { cachePolicy: 'never' }),
    signOutDevice: async ({ reader, params }) => {
      await endDevice(context, signedIn(reader), params.sessionId);
      return null;
    },
    signOutOtherDevices: async ({ reader }) => {
      await endOtherSessions(context.db, signedIn(reader));
      return null;
    },
  };
}
