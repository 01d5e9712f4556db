/** What of a service worker's surroundings notices need; TypeScript knows pages or workers. */
export type PushScope = {
  readonly location: { readonly origin: string };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>;
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly SiteWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener<Name extends keyof PushEvents>(
    name: Name,
    listener: (event: PushEvents[Name]) => void,
  ): void;
};

export type SiteWindow = { readonly url: string; focus(): Promise<unknown> };

type Lasting = { waitUntil(work: Promise<unknown>): void };

export type PushEvents = {
  push: Lasting & { readonly data: { text(): string } | null };
  notificationclick: Lasting & {
    readonly notification: { readonly data?: unknown; close(): void };
  };
  pushsubscriptionchange: Lasting & { readonly oldSubscription?: PushSubscription | null };
};
