import type { IconName } from '#marks/icon/Icon.tsx';

type Common = {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** What it does cannot be undone. */
  readonly danger?: boolean | undefined;
};

/** An action, or a way to an address. */
export type MenuItem = Common &
  (
    | { readonly onSelect: () => void; readonly disabled?: boolean | undefined }
    | { readonly href: string; readonly target?: '_blank' | undefined }
  );
