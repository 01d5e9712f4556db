/** Titles per page of a catalogue: whole rows (reading-service, section 2). */
export function catalogPageSize(wide: boolean): number {
  return wide ? 10 : 9;
}
