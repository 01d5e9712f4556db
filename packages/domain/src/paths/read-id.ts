/** The largest id that the service has: PostgreSQL's integer. */
const maxId = 2_147_483_647;

/** The id that a piece of an address names, as the service takes it; null for what can be none. */
export function readId(value: string | null | undefined): number | null {
  if (!value || !/^[1-9]\d{0,9}$/.test(value)) return null;
  const id = Number(value);
  return id <= maxId ? id : null;
}
