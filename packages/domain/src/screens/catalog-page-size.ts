/** Titles per page of a catalogue: whole rows (reading-service, section 2 "Screens and routes"). */
export function catalogPageSize(wide: boolean): number {
  return wide ? 10 : 9;
}
