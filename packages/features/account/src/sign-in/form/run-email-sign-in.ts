import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { AuthenticationResult, DormantCheck } from '@hanji/contract/entities/member.ts';
import {
  emailSignIn,
  emailSignInStart,
  type EmailSignIn,
  type EmailSignInEvent,
} from '@hanji/domain/account/sign-in.ts';
import type { AuthenticationErrorKind } from '@hanji/domain/errors/kinds/authentication-error.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { sendEncrypted, type SentPassword } from '#endpoints/encryption/send-encrypted.ts';
import { answerOf } from '#endpoints/answer.ts';
import { sessionEndpoints } from '#endpoints/session.ts';

export type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly stayLogged: boolean;
};

export type EmailSignInEnd =
  | { readonly kind: 'signedIn'; readonly result: AuthenticationResult }
  | { readonly kind: 'dormant'; readonly check: DormantCheck }
  | { readonly kind: 'failed'; readonly error: ApiError; readonly says: AuthenticationErrorKind }
  | Extract<SentPassword<never>, { readonly kind: 'unencrypted' }>;

type Dispatch = EditionStore['dispatch'];

/** Makes the calls that each step of an email sign-in names, from a valid form to its end. */
export async function runEmailSignIn(
  dispatch: Dispatch,
  { email, password, stayLogged }: Credentials,
): Promise<EmailSignInEnd> {
  const flow = new Flow();
  flow.take({ type: 'submitted', formValid: true });
  const known = { email, stayLogged: stayLogged ? 'Y' : 'N' } as const;
  const passwords = { password };
  const onKeys = (): void => flow.take({ type: 'keysFetched' });

  const sent = await sendEncrypted({
    dispatch,
    purpose: 'LOGIN',
    passwords,
    onKeys,
    send: (encrypted) => {
      const body = { ...known, ...encrypted };
      return answerOf(dispatch(sessionEndpoints.signIn.initiate({ body }, { track: false })));
    },
  });
  if (sent.kind === 'unencrypted') return sent;
  flow.take(answered(sent, null));
  if (sent.kind === 'answered') return { kind: 'signedIn', result: sent.data };
  if (flow.state.step !== 'dormantKeys') return flow.failed(sent.error);

  const checked = await sendEncrypted({
    dispatch,
    purpose: flow.state.purpose,
    passwords,
    onKeys,
    send: (encrypted) => {
      const body = { ...known, ...encrypted };
      const { checkDormantPassword } = sessionEndpoints;
      return answerOf(dispatch(checkDormantPassword.initiate({ body }, { track: false })));
    },
  });
  if (checked.kind === 'unencrypted') return checked;
  flow.take(answered(checked, checked.kind === 'answered' ? checked.data.neoIdUid : null));
  if (checked.kind === 'answered') return { kind: 'dormant', check: checked.data };
  return flow.failed(checked.error);
}

/** The rule's own state, step by step. */
class Flow {
  state: EmailSignIn = emailSignInStart;

  take(event: EmailSignInEvent): void {
    this.state = emailSignIn(this.state, event);
  }

  failed(error: ApiError): EmailSignInEnd {
    const problem = this.state.step === 'form' ? this.state.problem : null;
    const says = problem?.kind === 'failed' ? problem.error : 'authenticationFailed';
    return { kind: 'failed', error, says };
  }
}

function answered(sent: SentPassword<unknown>, neoIdUid: string | null): EmailSignInEvent {
  const code = sent.kind === 'failed' ? sent.error.code : 200;
  return { type: 'answered', code, neoIdUid };
}
