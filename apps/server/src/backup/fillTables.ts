import { sql } from '../db';
import type { Session } from '../db/database';
import type { BackupKey } from './encryption';
import { BackupRefused, EXCLUDED_TABLES } from './format';
import { readBackup } from './readBackup';
import { type Table, quoted, tablesOf } from './tables';

const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 4 * 1024 * 1024;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Replaces the rows of all tables with those of a backup of the same schema, including rows inserted by migrations. Foreign keys and triggers are disabled
 * meanwhile; the foreign keys are checked for every row when they are restored.
 */
export async function fillTables(tx: Session, file: string, key?: BackupKey): Promise<void> {
  const tables = await tablesOf(tx);
  const keys = await foreignKeys(tx);
  for (const { table, name } of keys) await tx.script(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const { table } of tables) await tx.script(`alter table ${quoted(table)} disable trigger user`);
  await putRows(tx, { file, key }, new Map(tables.map((table) => [table.table, table])));
  for (const { table } of tables) await tx.script(`alter table ${quoted(table)} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await tx.script(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  }
}

const foreignKeys = (tx: Session) =>
  tx.query<ForeignKey>(sql`
    select conrelid::regclass::text as "table", conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by oid`);

async function putRows(
  tx: Session,
  { file, key }: { file: string; key: BackupKey | undefined },
  tables: ReadonlyMap<string, Table>,
) {
  let insert = '';
  let rows: string[] = [];
  let characters = 0;
  let isExcluded = false;
  const flush = async () => {
    if (rows.length > 0) await tx.query({ text: insert, values: [`[${rows.join(',')}]`] });
    rows = [];
    characters = 0;
  };
  for await (const entry of readBackup(file, key)) {
    if ('row' in entry) {
      if (isExcluded) continue;
      rows.push(entry.row);
      characters += entry.row.length;
      if (rows.length >= ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE) await flush();
    } else {
      await flush();
      isExcluded = EXCLUDED_TABLES.has(entry.table);
      if (isExcluded) continue;
      insert = insertInto(tables.get(entry.table), entry, file);
      await tx.script(`truncate ${quoted(entry.table)}`);
    }
  }
  await flush();
}

/** Returns an insert statement that takes rows as one JSON text, each a list of its columns' texts. */
function insertInto(
  table: Table | undefined,
  { table: name, columns }: { table: string; columns: string[] },
  file: string,
) {
  const types = new Map(table?.columns.map((column) => [column.name, column.type]));
  const values = columns.map((column, place) => {
    const type = types.get(column);
    if (type === undefined)
      throw new BackupRefused(`${file} has ${name}.${column}, which the database has not.`);
    return `(r ->> ${place})::${type}`;
  });
  return `insert into ${quoted(name)} (${columns.map(quoted).join(', ')})
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as e(r)`;
}
