import type { Client } from 'pg';
import { StartError } from '#errors/start-error.ts';

/** What is written in these is there for good; triggers say the same to whoever owns them. */
const onlyAddedTo = ['ledger_entry', 'ledger_posting', 'coin_order_event'];

const schemas = ['public', 'pgboss'];

/**
 * Lets a role do what the service does, and no more: it reads and writes rows, changes none of the
 * ledger, and no table's shape. `session` is of who owns the tables. May be done again at any time.
 * @throws StartError where the role may do more by itself
 */
export async function grantService(session: Client, role: string): Promise<void> {
  const name = session.escapeIdentifier(role);
  for (const schema of schemas) {
    await session.query(`grant usage on schema ${schema} to ${name};
      grant select, insert, update, delete on all tables in schema ${schema} to ${name};
      grant usage, select on all sequences in schema ${schema} to ${name};
      alter default privileges in schema ${schema}
        grant select, insert, update, delete on tables to ${name};
      alter default privileges in schema ${schema} grant usage, select on sequences to ${name}`);
  }
  for (const table of onlyAddedTo) {
    await session.query(`revoke update, delete, truncate on ${table} from ${name}`);
    const { rows } = await session.query<{ may: boolean }>(
      `select has_table_privilege($1, $2, 'update, delete, truncate') as may`,
      [role, table],
    );
    if (rows[0]?.may !== false) throw mayChange(role);
  }
}

function mayChange(role: string): StartError {
  return new StartError(
    `DATABASE_URL: its user "${role}" may change the ledger: name one that is no superuser and does not own the database or belong to who does`,
  );
}
