import { type WireTerminal, terminalCodec, terminalWire } from '@motorpark/contract';
import { SERVICE_STATUSES, TERMINAL_FIELDS, type TerminalForm, terminalSchema } from '@motorpark/domain';
import { sheetOf } from '../../csv';
import { type Statement, columns, computed, sql } from '../../db';
import { fieldColumns } from '../field';
import { formIn } from '../../request/form';
import { inUseOrRetired, permanentUse, type RecordKind, serviceOf } from '../record';
import { listRows } from '../../db/rows';
import { type SortKeys } from '../search';

/** SQL condition: records that were created or deleted at a terminal. */
const writtenAt = (id: string): Statement => sql`(made_terminal_id = ${id} or deleted_terminal_id = ${id})`;

const hasEndAt = (id: string): Statement =>
  sql`(origin_terminal_id = ${id} or destination_terminal_id = ${id})`;

/** SQL condition: a route that can neither be deleted nor get other ends. */
const HAS_TRIPS = sql`exists (select from trip where route_id = route.id)`;

const COLUMNS = fieldColumns(TERMINAL_FIELDS, 'terminal', {
  posTerminals: { from: sql`terminal.pos_terminals` },
});

const STATUS = serviceOf(sql`terminal`);

const ROW = columns(
  'terminal.id',
  'terminal.version',
  COLUMNS.selectedFor(terminalCodec),
  computed<Pick<WireTerminal, 'status'>>({ status: STATUS }),
);

const ORDER = sql`lower(terminal.name)`;

const SORTS: SortKeys<'terminals'> = {
  terminal_name: { column: sql`terminal.search_name collate "C"`, type: 'text' },
};

const SHEET = sheetOf<'terminals', WireTerminal>('terminals', {});

/** A terminal's form as a client sent it; without `posTerminals`, which the core contract lacks, a terminal keeps them. */
interface SentTerminal extends Omit<TerminalForm, 'posTerminals'> {
  posTerminals: string | undefined;
}

export const terminals: RecordKind<SentTerminal, WireTerminal> = {
  noun: 'terminal',
  missing: 'This terminal does not exist or was already deleted.',
  read({ input }) {
    const form = formIn(terminalSchema, terminalWire.names, input);
    return { ...form, posTerminals: input['pos_terminals'] === undefined ? undefined : form.posTerminals };
  },
  rows: async (db, chosen) =>
    (await listRows(db, sql`select ${ROW} from terminal where ${chosen}`)).map(terminalCodec.write),
  order: ORDER,
  list: { names: [], status: { column: STATUS, words: SERVICE_STATUSES }, sorts: SORTS, sheet: SHEET },
  columns: COLUMNS,
  beside: ({ posTerminals }) => (posTerminals === undefined ? {} : { pos_terminals: posTerminals || null }),
  rules: { terminal_name_taken: { terminal_name: 'A terminal with this name already exists.' } },
  nameOf: (terminal) => terminal.terminal_name,
  uses: [
    { one: 'route', from: (id) => sql`from route where ${hasEndAt(id)} and not ${HAS_TRIPS}` },
    permanentUse(
      'route with trips',
      (id) => sql`from route where ${hasEndAt(id)} and ${HAS_TRIPS}`,
      'routes with trips',
    ),
    { one: 'person', many: 'people', from: (id) => sql`from person where terminal_id = ${id}` },
    { one: 'manager', from: (id) => sql`from managed_terminal where terminal_id = ${id}` },
    permanentUse('trip', (id) => sql`from trip where ${writtenAt(id)}`),
    permanentUse('ticket', (id) => sql`from ticket where ${writtenAt(id)} or sold_terminal_id = ${id}`),
    permanentUse(
      'waybill',
      (id) =>
        sql`from waybill
          where origin_terminal_id = ${id} or destination_terminal_id = ${id} or ${writtenAt(id)}`,
    ),
    permanentUse('expense', (id) => sql`from expense where terminal_id = ${id} or ${writtenAt(id)}`),
    permanentUse(
      'change of a record',
      (id) => sql`from change where terminal_id = ${id}`,
      'changes of records',
    ),
    permanentUse('operation', (id) => sql`from operation where terminal_id = ${id}`),
    permanentUse('shift', (id) => sql`from shift where terminal_id = ${id}`),
    permanentUse('deposit', (id) => sql`from cash_deposit where terminal_id = ${id}`),
    permanentUse(
      'claim',
      (id) => sql`from claim where ${id} in (origin_terminal_id, destination_terminal_id, made_terminal_id)`,
    ),
    permanentUse('discarded sale', (id) => sql`from discarded_sale where terminal_id = ${id}`),
  ],
  inUseMessage: inUseOrRetired,
};
