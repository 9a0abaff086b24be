import {
  type SelectedColumn,
  type TypedStatement,
  columnsAs,
  prepared,
  type Sql,
  type Statement,
  sql,
} from './index';

/**
 * Returns the rows of a long list, transferred as one JSON text. With the embedded database this takes less than half the time of decoding cell by cell.
 * Instants must be selected through `instant`, and bigints must not exceed 2^53.
 */
export async function listRows<Row>(db: Sql, statement: TypedStatement<Row>): Promise<Row[]> {
  const whole: TypedStatement<{ rows: Row[] }> =
    sql`select coalesce(json_agg(listed), '[]') as rows from (${statement}) as listed`;
  const [answer] = await db.query(statement.isPrepared ? prepared(whole) : whole);
  return answer?.rows ?? [];
}

/** Converts a timestamptz to ISO-8601 text in UTC, the format used outside SQL. */
export const instant = (column: Statement): Statement =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Selects timestamptz columns as ISO-8601 text: `instants('trip.departs_at', 'ticket.deleted_at as voided_at')`. */
export const instants = <const Columns extends readonly SelectedColumn[]>(...instantColumns: Columns) =>
  columnsAs(instant, ...instantColumns);

/** Whether the text is a UUID. The database throws on an id that is not one. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
