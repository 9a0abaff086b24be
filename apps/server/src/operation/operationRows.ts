import type { WireOperation } from '@motorpark/contract';
import { type Instant, type Kobo, type OperationType, nairaOnWire } from '@motorpark/domain';
import { type Sql, type Statement, sql } from '../db';
import { instant, listRows } from '../rows';

export interface OperationRow {
  id: string;
  type: OperationType;
  ticket_id: string | null;
  waybill_id: string | null;
  expense_id: string | null;
  description: string;
  amount_kobo: Kobo;
  at: Instant;
  origin: string | null;
  destination: string | null;
  terminal: string;
  by: string;
  is_reversal: boolean;
}

/** Operations with the names of places as they were then, and of people, newest first; `chosen` selects whole rows of `operation`. */
export const operationRows = (db: Sql, chosen: Statement): Promise<OperationRow[]> =>
  listRows<OperationRow>(
    db,
    sql`select operation.id, operation.type, operation.ticket_id, operation.waybill_id, operation.expense_id,
          operation.description, operation.amount_kobo, ${instant(sql`operation.at`)} as at,
          origin_name as origin, destination_name as destination, terminal_name as terminal, person.name as by,
          operation.reverses is not null as is_reversal
        from (${chosen}) as operation
        join person on person.id = operation.person_id
        order by operation.at desc, operation.id desc`,
  );

export const onWire = (row: OperationRow): WireOperation => ({
  id: row.id,
  type: row.type,
  description: row.description,
  amount: nairaOnWire(row.amount_kobo),
  timestamp: row.at,
  ...(row.origin !== null && row.destination !== null
    ? { route: { origin: row.origin, destination: row.destination } }
    : { location: row.terminal }),
  terminal: row.terminal,
  by: row.by,
  is_reversal: row.is_reversal,
});
