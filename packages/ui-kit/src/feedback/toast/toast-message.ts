type ToastAction = {
  readonly label: string;
  readonly onAction: () => void;
  /** Ends the offer; `text` is what the toast says from then on. */
  readonly until?: { readonly signal: AbortSignal; readonly text: string } | undefined;
};

export type ToastMessage = {
  readonly id: string;
  readonly text: string;
  /** `error` is spoken at once; what is good or plain waits its turn. */
  readonly kind?: 'plain' | 'success' | 'error' | undefined;
  /** How long it stays while no other waits and its offer holds, in milliseconds; as long as others by default. */
  readonly lasts?: number | undefined;
  /** What it is about: what is said of the same afterwards takes its place, with what it offered. */
  readonly topic?: string | undefined;
  /** One thing that can be done about it. */
  readonly action?: ToastAction | undefined;
};
