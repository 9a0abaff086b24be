import type { WireOperation } from '@motorpark/contract';
import { nairaOnWire } from '@motorpark/domain';
import { columns, computed, type RowOf, type Sql, type Statement, sql } from '../../db';
import { instants, listRows } from '../../db/rows';
import { type Viewer, isUncounted } from './uncounted';

const ROW = columns(
  'operation.id',
  'operation.type',
  'operation.ticket_id',
  'operation.waybill_id',
  'operation.expense_id',
  'operation.description',
  'operation.amount_kobo',
  instants('operation.at'),
  'operation.origin_name as origin',
  'operation.destination_name as destination',
  'operation.terminal_name as terminal',
  'person.name as by',
  computed<{ is_reversal: boolean }>({ is_reversal: sql`operation.reverses is not null` }),
);

export type OperationRow = RowOf<typeof ROW> & { is_uncounted: boolean };

/**
 * Returns operations as a person may see them, with the terminal names of their time and the current names of people. `chosen` selects complete rows of
 * `operation`.
 */
export const operationRows = (db: Sql, chosen: Statement, viewer: Viewer): Promise<OperationRow[]> =>
  listRows(
    db,
    sql`select ${ROW}, ${computed<{ is_uncounted: boolean }>({ is_uncounted: isUncounted(viewer) })}
        from (${chosen}) as operation
        join person on person.id = operation.person_id`,
  );

export const onWire = (row: OperationRow): WireOperation => ({
  id: row.id,
  type: row.type,
  description: row.description,
  amount: row.is_uncounted ? null : nairaOnWire(row.amount_kobo),
  timestamp: row.at,
  ...(row.origin !== null && row.destination !== null
    ? { route: { origin: row.origin, destination: row.destination } }
    : { location: row.terminal }),
  terminal: row.terminal,
  by: row.by,
  is_reversal: row.is_reversal,
});
