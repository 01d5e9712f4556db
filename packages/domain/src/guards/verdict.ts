/** What a guard says to a navigation. */
export type Verdict =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The reader stays where they are. */
  | { readonly kind: 'cancel' }
  /** No such page. */
  | { readonly kind: 'notFound' };

export function redirectTo(to: string): Verdict {
  return { kind: 'redirect', to };
}
