/**
 * Whether an element of a book says itself that it is not shown, with all that is in it: by `hidden`
 * (HTML, section 6.1) or in its own styles. What only a style sheet hides is not known without a screen.
 */
export function hidesItself(hidden: string | null, style: string | null): boolean {
  return hidden !== null || /(?:^|;)\s*display\s*:\s*none\b/i.test(style ?? '');
}
