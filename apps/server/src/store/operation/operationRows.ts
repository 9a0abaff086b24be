import { type WireLedgerEntry, type WireOperation, operationCodec } from '@motorpark/contract';
import { isBoundToTerminal } from '@motorpark/domain';
import { columns, computed, type RowOf, type Sql, type Statement, sql } from '../../db';
import { instant, instants, listRows } from '../../db/rows';
import { type Viewer, isUncounted } from './uncounted';

const ROW = columns(
  'operation.id',
  'operation.type',
  'operation.ticket_id',
  'operation.waybill_id',
  'operation.expense_id',
  'operation.description',
  'operation.amount_kobo',
  instants('operation.at as timestamp'),
  'operation.origin_name as origin',
  'operation.destination_name as destination',
  'operation.terminal_name as terminal',
  'person.name as by',
  computed<{ is_reversal: boolean; is_luggage: boolean | null }>({
    is_reversal: sql`operation.reverses is not null`,
    is_luggage: sql`case when operation.kind = 'luggage' then true end`,
  }),
);

/** SQL: the account that the company has set for one of `ACCOUNTS`; null if it has none. */
export const accountOf = (of: Statement) => sql`substring(accounts from '(?in)^' || ${of} || ': *(.+)$')`;
const ACCOUNT = accountOf(
  sql`case operation.type when 'TICKET_BOOKING' then 'Tickets' when 'WAYBILL' then 'Waybills' else 'Expenses' end`,
);
const COUNTER_ACCOUNT = accountOf(
  sql`case when operation.method in ('Cash', 'POS', 'Bank Transfer') then operation.method else 'Other' end`,
);

/** SQL: the document, the drawer and the accounts of an `operation`, as JSON. */
const ENTRY = sql`(
  select json_build_object('number', coalesce(ticket.number, waybill.number),
    'customer', coalesce(ticket.traveler_name, waybill.sender_name), 'method', operation.method,
    'reference', coalesce(
      (select reference from awaited_payment where awaited_payment.id = coalesce(operation.reverses, operation.id)),
      case when operation.method <> 'Cash' then coalesce(ticket.payment_reference, waybill.payment_reference) end),
    'counter', shift.counter, 'report_number', shift.report_number,
    'reverses', operation.reverses, 'reversed_at', ${instant(sql`reversed.at`)},
    'account', ${ACCOUNT}, 'counter_account', ${COUNTER_ACCOUNT})
  from company left join ticket on ticket.id = operation.ticket_id left join waybill on waybill.id = operation.waybill_id
    left join shift on shift.id = coalesce(operation.shift_id, operation.late_shift_id)
    left join operation as reversed on reversed.id = operation.reverses)`;

interface Computed {
  is_uncounted: boolean;
  /** Null for those who do not see the ledger of all terminals. */
  entry: WireLedgerEntry | null;
}

export type OperationRow = RowOf<typeof ROW> & Computed;

/**
 * Returns operations as a person may see them, with the terminal names of their time and the current names of people. `chosen` selects complete rows of
 * `operation`.
 */
export const operationRows = (db: Sql, chosen: Statement, viewer: Viewer): Promise<OperationRow[]> =>
  listRows(
    db,
    sql`select ${ROW}, ${computed<Computed>({
      is_uncounted: isUncounted(viewer),
      entry: isBoundToTerminal(viewer.role) ? sql`null::json` : ENTRY,
    })}
        from (${chosen}) as operation
        join person on person.id = operation.person_id`,
  );

export const onWire = ({ origin, destination, ...row }: OperationRow): WireOperation => {
  const hasEnds = origin !== null && destination !== null;
  return operationCodec.write({
    ...row,
    amount: row.is_uncounted ? null : row.amount_kobo,
    route: hasEnds ? { origin, destination } : undefined,
    location: hasEnds ? undefined : row.terminal,
  });
};
