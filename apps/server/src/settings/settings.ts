import type { EditionId } from '@hanji/contract/editions.ts';
import type { ShutdownCalendar } from '@hanji/domain/refund/calendar.ts';
import type { MailSettings } from '#settings/outside/mail-settings.ts';
import type { OriginName } from './origins.ts';
import type { LoginSettings } from '#settings/outside/login-providers.ts';
import type { RefundKey } from './refund-keys.ts';
import type { OfferWallSettings } from '#settings/outside/offerwall.ts';
import type { PaymentSettings } from '#settings/outside/payments.ts';
import type { PushSettings } from '#settings/outside/push-settings.ts';
import type {
  AdultVerifierSettings,
  PreviousServiceSettings,
} from '#settings/outside/outside-services.ts';

export type S3Settings = {
  readonly kind: 's3';
  readonly bucket: string;
  readonly region: string;
  /** Null is the address of AWS for the region. */
  readonly endpoint: string | null;
  /** The bucket stands in the path, as most servers other than AWS want it. */
  readonly pathStyle: boolean;
  /** Browsers fetch files from the bucket itself, by addresses that are signed and expire. */
  readonly presigned: boolean;
  /** Null takes the credentials of the machine, as the AWS client finds them. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
};

export type StorageSettings = { readonly kind: 'local'; readonly folder: string } | S3Settings;

/** Everything that the environment decides, parsed once. docs/settings.md describes each. */
export type Settings = {
  /** Absolute. */
  readonly dataFolder: string;
  /** Null starts a PostgreSQL of the service's own in the data folder. */
  readonly databaseUrl: string | null;
  /** Of who owns that database and migrates it; null is the same. */
  readonly databaseOwnerUrl: string | null;
  readonly databasePoolSize: number;
  readonly host: string;
  /** 0 takes any free port. */
  readonly ports: Readonly<Record<OriginName, number>>;
  /** What a browser reaches each origin by, without a slash at the end. */
  readonly publicUrls: Readonly<Record<OriginName, string>>;
  /** The editions that this process hosts, and the folder that holds `<edition>/dist`. */
  readonly editions: readonly EditionId[];
  readonly editionsFolder: string;
  /** Part of the request checksum; it ships with every client and opens nothing. */
  readonly requestSecret: string;
  readonly storage: StorageSettings;
  readonly mail: MailSettings;
  readonly push: PushSettings;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly adultVerifier: AdultVerifierSettings;
  /** Null where no accounts are moved here. */
  readonly previousService: PreviousServiceSettings | null;
  /** The providers by whom coins can be paid. */
  readonly payments: PaymentSettings;
  /** The partners by whom readers come to free coins. */
  readonly offerWall: OfferWallSettings;
  /** The external providers that somebody can sign in by. */
  readonly logins: LoginSettings;
  /** When the refund edition's service ends and takes requests. */
  readonly shutdown: ShutdownCalendar;
  /**
   * What the accounts and images of refunds are encrypted with, the newest first. Without one a
   * service for this machine alone has a key of its own, and any other takes no requests.
   */
  readonly refundKeys: { readonly keys: readonly RefundKey[]; readonly orLocal: boolean };
  /** Where built editions ask for a reader's address, so pages may; null is the service's own. */
  readonly ipLookupUrl: string | null;
  /** Absolute; where works are taken in from as they appear. Null watches none. */
  readonly importFolder: string | null;
  /** With which flags of `hanji import`. */
  readonly importFlags: readonly string[];
  /** Words that no comment may have. */
  readonly commentWords: readonly string[];
  /** What a creator may send: of a picture, of an article, and of all together; sizes in bytes. */
  readonly creator: {
    readonly maxFileBytes: number;
    readonly maxFilePixels: number;
    readonly maxImages: number;
    readonly maxChapterBytes: number;
    readonly maxTotalBytes: number;
  };
  readonly supportEmail: string;
  /** Characters of a novel that are copied at once; 0 is no limit. */
  readonly copyLimit: number;
  /** Origins beside the editions' own that may call the API with credentials. */
  readonly corsOrigins: readonly string[];
  /** Proxies in front whose `x-forwarded-for` is believed: addresses, or a count of hops. */
  readonly trustProxy: readonly string[] | number | false;
  /** Host names beside those of the public addresses that requests may be addressed to. */
  readonly hosts: readonly string[];
  /** Calls a minute and subscriber; 0 is no limit. */
  readonly rateLimit: number;
  /** The same for pictures. */
  readonly pictureRateLimit: number;
  /** How long requests in flight may take once the service is told to stop, in milliseconds. */
  readonly drainMs: number;
};
