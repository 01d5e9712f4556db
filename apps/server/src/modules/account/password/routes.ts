import { eq } from 'drizzle-orm';
import { member } from '#db/schema/access.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { memberOf } from '#modules/account/member-of.ts';
import { inPasswordTurn } from '#modules/account/credentials/password-hash.ts';
import { answerSignedIn } from '#modules/account/sign-in/routes.ts';
import { changePassword } from './change-password.ts';

type PasswordHandlers = Pick<Handlers, 'changePassword' | 'postponePasswordExpiration'>;

export function passwordHandlers(context: RequestContext): PasswordHandlers {
  return {
    changePassword: async (request) =>
      answerSignedIn(await inPasswordTurn(request.ip, () => changePassword(context, request))),
    postponePasswordExpiration: async ({ reader }) => {
      await context.db
        .update(member)
        .set({ passwordPostponedAt: context.now() })
        .where(eq(member.id, memberOf({ reader })));
      return null;
    },
  };
}
