import { SettingError } from '#settings/setting-error.ts';
import type { MailServer } from './mail-variables.ts';

/** Where mails go: to a mail server, or into the outbox, a table of the database. */
export type MailSettings =
  | (MailServer & { readonly kind: 'smtp'; readonly from: string })
  | {
      readonly kind: 'outbox';
      /** To whom a page at the service's own origin shows them: to this machine, or to everybody. */
      readonly shown: 'nowhere' | 'here' | 'everywhere';
    };

type Given = {
  readonly server: MailServer | undefined;
  readonly from: string | undefined;
  /** What the environment says of the outbox's page; undefined where it says nothing. */
  readonly outbox: boolean | undefined;
  /** Whether nobody but this machine can reach the service, as far as the settings tell. */
  readonly forThisMachine: boolean;
};

/**
 * Mails hold codes and links that open accounts, so that their page is there by itself only where
 * no mail server is set and the service is for its own machine alone.
 * @throws SettingError
 */
export function mailSettingsOf({ server, from, outbox, forThisMachine }: Given): MailSettings {
  if (server === undefined) {
    if (outbox !== undefined) return { kind: 'outbox', shown: outbox ? 'everywhere' : 'nowhere' };
    return { kind: 'outbox', shown: forThisMachine ? 'here' : 'nowhere' };
  }
  if (from === undefined) {
    throw new SettingError(
      'HANJI_MAIL_FROM is empty: say whom mails are from, such as Hanji <no-reply@example.com>',
    );
  }
  if (outbox === true) {
    throw new SettingError(
      'HANJI_OUTBOX=true: mails go to the server of HANJI_MAIL_URL and there is no outbox to show: set one of them',
    );
  }
  return { ...server, kind: 'smtp', from };
}
