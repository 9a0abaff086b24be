import { type Asked, type Asking, columnsAs, prepared, type Sql, type Statement, sql } from './db';

/**
 * The rows of a long list. They cross from the engine as one JSON text, which costs the embedded one less than half of what
 * decoding cell by cell does; so an instant must be selected through `instant`, and no bigint beyond 2^53 may be among them.
 */
export async function listRows<Row>(db: Sql, statement: Asking<Row>): Promise<Row[]> {
  const whole: Asking<{ rows: Row[] }> =
    sql`select coalesce(json_agg(listed), '[]') as rows from (${statement}) as listed`;
  const [answer] = await db.query(statement.isPrepared ? prepared(whole) : whole);
  return answer?.rows ?? [];
}

/** A timestamptz as the ISO-8601 text in UTC that everybody outside of SQL knows. */
export const instant = (column: Statement): Statement =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Columns of instants, each as that text: `instants('trip.departs_at', 'ticket.deleted_at as voided_at')`. */
export const instants = <const Columns extends readonly Asked[]>(...asked: Columns) =>
  columnsAs(instant, ...asked);

/** Whether text can be a record's id at all; the database takes nothing else for one. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
