/** Embeddings, overrides and isolates, with what ends them: they order others' letters anew. */
const ordering = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text by somebody unknown, without the controls that show its letters in another order: an override
 * before `gnp.exe` makes it look like `exe.png`. Marks that only say where a blank belongs stay.
 */
export function withoutBidiControls(text: string): string {
  return text.replace(ordering, '');
}
