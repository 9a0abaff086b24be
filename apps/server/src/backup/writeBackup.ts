import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Database, type Sql, sql } from '../db';
import { VERSION } from '../files/product';
import { FORMAT, type Footer, type Header, EXCLUDED_TABLES, PRODUCT, type TableLine } from './format';
import { type Table, quoted, tablesOf } from './tables';

/** Rows in memory at a time. */
const PAGE = 500;
/** Compression level: speed matters more, because a second less for everybody is worth a file that is a tenth larger. */
const LEVEL = 3;

/**
 * Writes a consistent snapshot of the company into `sink`, compressed, and ends it. Works with both engines, and can be restored into either. Only the last
 * line shows that it is complete.
 */
export async function writeBackup(database: Database, sink: Writable, now: Date): Promise<void> {
  const snapshot = await database.snapshot();
  const gzip = createGzip({ level: LEVEL });
  const aborted = new AbortController();
  const written = pipeline(gzip, sink);
  // Aborts the backup if the reader disconnects; otherwise it would wait forever.
  written.catch((error: unknown) => aborted.abort(error));
  const write = async (text: string) => {
    aborted.signal.throwIfAborted();
    if (!gzip.write(text)) await once(gzip, 'drain', { signal: aborted.signal });
  };
  try {
    await snapshot.transaction((tx) => writeLines(tx, write, now));
    gzip.end();
    await written;
  } catch (error) {
    gzip.destroy();
    await written.catch(() => undefined);
    // The cause of the abort is more useful than the abort error itself.
    throw aborted.signal.aborted ? aborted.signal.reason : error;
  } finally {
    await snapshot.close();
  }
}

async function writeLines(tx: Sql, write: (text: string) => Promise<void>, now: Date) {
  await tx.query(sql`set transaction isolation level repeatable read, read only`);
  const hash = createHash('sha256');
  const put = async (text: string) => {
    hash.update(text);
    await write(text);
  };
  const line = (value: Header | TableLine | Footer) => `${JSON.stringify(value)}\n`;
  const header = { product: PRODUCT, format: FORMAT, version: VERSION, takenAt: now.toISOString() } as const;
  await put(line({ ...header, steps: await stepsOf(tx) }));
  const rows: Record<string, number> = {};
  for (const table of (await tablesOf(tx)).filter(({ table: name }) => !EXCLUDED_TABLES.has(name))) {
    await put(line({ table: table.table, columns: table.columns.map(({ name }) => name) }));
    rows[table.table] = await putRows(tx, table, put);
  }
  await write(line({ rows, sha256: hash.digest('hex') }));
}

const stepsOf = (tx: Sql) =>
  tx.query<{ name: string; sha256: string }>(
    sql`select name, sha256 from schema_migrations where sha256 <> '' order by name`,
  );

/** Every value is written as PostgreSQL's own text, so that it can be restored exactly, whatever its type. */
async function putRows(tx: Sql, { table, columns }: Table, put: (text: string) => Promise<void>) {
  const values = columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  await tx.query({
    text: `declare rows_of_backup cursor for select json_build_array(${values})::text as line from ${quoted(table)}`,
    values: [],
  });
  let count = 0;
  let page: { line: string }[] = [];
  do {
    page = await tx.query<{ line: string }>({ text: `fetch ${PAGE} from rows_of_backup`, values: [] });
    count += page.length;
    if (page.length > 0) await put(page.map((row) => `${row.line}\n`).join(''));
  } while (page.length === PAGE);
  await tx.query(sql`close rows_of_backup`);
  return count;
}
