import { NO_REASON, type Voiding } from '@motorpark/domain';
import { columns, computed, name, type RowOf, type Statement, sql } from '../../db';
import { instants } from '../../db/rows';

/** Shown as the person who voided a ticket or waybill that was not paid in time. */
export const BY_RULE = 'the company’s rule';

/** Columns with who voided a ticket or waybill, when and why; all null while it is valid. */
export const voidingColumns = (table: 'ticket' | 'waybill') =>
  columns(
    instants(`${table}.deleted_at as voided_at`),
    computed<{ voided_by: string | null; voided_terminal: string | null }>({
      voided_by: sql`(select name from person where person.id = ${name(`${table}.deleted_by`)})`,
      voided_terminal: sql`(select name from terminal where terminal.id = ${name(`${table}.deleted_terminal_id`)})`,
    }),
    `${table}.deleted_reason as voided_reason`,
  );

/** SQL join of the terminal names that the ledger last recorded for a voided record, as `last_terminals`; null while the record is valid. */
export const lastTerminalNames = (table: Statement, column: Statement): Statement => sql`
  left join lateral (
    select origin_name, destination_name from operation
    where operation.${column} = ${table}.id order by at desc, operation.id desc limit 1
  ) as last_terminals on ${table}.deleted_at is not null`;

/** Returns the voiding of a record; undefined if it is valid. */
export const voidingOf = (row: RowOf<ReturnType<typeof voidingColumns>>): Voiding | undefined =>
  row.voided_at === null
    ? undefined
    : {
        by: row.voided_by ?? BY_RULE,
        terminal: row.voided_terminal ?? undefined,
        at: row.voided_at,
        reason: row.voided_reason ?? NO_REASON,
      };
