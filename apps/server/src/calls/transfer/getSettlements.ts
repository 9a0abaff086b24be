import {
  type Found,
  type WireSettlement,
  type WireSettlementLine,
  settlementCodec,
  settlementLineCodec,
} from '@motorpark/contract';
import { type Kobo, SETTLEMENT_LINE_STATUSES, SETTLEMENT_STATUSES } from '@motorpark/domain';
import { sheetOf } from '../../csv';
import { computed, sql } from '../../db';
import { lagosDayOf } from '../../db/lagos';
import { instant, isId, listRows } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import type { LongAnswer } from '../../request/longAnswer';
import { accountOf } from '../../store/operation/operationRows';
import { type SortKeys, isLeftOut, pageIn, runListSearch } from '../../store/search';

/** A row with its money in kobo. */
type InKobo<Row extends { amount: unknown }> = Omit<Row, 'amount' | 'fee' | 'differs'> &
  Record<'amount' | 'fee' | 'differs', Kobo>;

const SORTS: SortKeys<'settlements'> = {
  day: { column: sql`settlement.paid_at`, type: 'timestamptz' },
  amount: { column: sql`settlement.amount_kobo`, type: 'bigint' },
};

const SHEET = sheetOf<'settlements', WireSettlement>('settlements', {});

/** SQL: what differs in a settlement. */
const DIFFERS = sql`coalesce((
  select sum(abs(amount_kobo)) from settlement_difference where settlement_id = settlement.id), 0)::bigint`;

const STATUS = sql`case when exists (select from settlement_difference where settlement_id = settlement.id) then 'Differs' else 'Equal' end`;

const accountNamed = (name: 'Bank' | 'Provider Fee' | 'Bank Transfer') =>
  sql`coalesce((select ${accountOf(sql`${name}::text`)} from company), '')`;

/** Returns a page of what the payment provider paid out to the bank, newest first, each compared with what came. */
export async function getSettlements(context: PersonContext): Promise<Found<WireSettlement> | LongAnswer> {
  const search = pageIn(context.input, { statuses: SETTLEMENT_STATUSES, sorts: Object.keys(SORTS) });
  return runListSearch(context, search, {
    from: sql`from settlement`,
    id: sql`settlement.id`,
    condition: sql`true`,
    within: [sql`true`],
    isReadWhole: true,
    search: sql`search_text(concat_ws(e'\n', settlement.reference, settlement.provider))`,
    names: [],
    status: { column: STATUS, words: SETTLEMENT_STATUSES },
    at: SORTS.day.column,
    order: () => [{ key: SORTS.day, isUpwards: false }],
    sorts: SORTS,
    sheet: SHEET,
    rows: async (tx, ids) => {
      const rows = await listRows(
        tx,
        sql`select ${computed<InKobo<WireSettlement>>({
          id: sql`id`,
          day: sql`${lagosDayOf(sql`paid_at`)}::text`,
          provider: sql`provider`,
          reference: sql`reference`,
          payments: sql`payments`,
          amount: sql`amount_kobo`,
          fee: sql`fee_kobo`,
          bank_account: accountNamed('Bank'),
          fee_account: accountNamed('Provider Fee'),
          counter_account: accountNamed('Bank Transfer'),
          differs: DIFFERS,
          status: STATUS,
        })} from settlement where id = any(${ids}::uuid[])`,
      );
      return rows.map(settlementCodec.write);
    },
  });
}

const LINE_SORTS: SortKeys<'settlementLines'> = {
  at: { column: sql`line.at`, type: 'timestamptz' },
  amount: { column: sql`line.amount_kobo`, type: 'bigint' },
};

const LINE_SHEET = sheetOf<'settlementLines', WireSettlementLine>('settlementLines', {});

/** SQL: the lines of a settlement, or whatever differs. */
const linesOf = (settlement: string | undefined) => {
  const which =
    settlement === undefined ? sql`difference.id is not null` : sql`settlement.id = ${settlement}`;
  const money = settlement === undefined ? sql`settlement_id is null` : sql`false`;
  return sql`from (
    select entry.id, paid_at as at, provider, entry.reference, came_for, entry.amount_kobo, entry.fee_kobo, kind, difference.amount_kobo as differs
    from settlement_line as entry join settlement on settlement.id = entry.settlement_id
      left join settlement_difference as difference on difference.id = entry.id
    where ${which}
    union all
    select settlement.id, paid_at, provider, reference, '', settlement.amount_kobo, fee_kobo, kind, difference.amount_kobo
    from settlement_difference as difference join settlement on settlement.id = difference.id
    where ${which}
    union all
    select money.id, paid_at, provider, reference, came_for, money.amount_kobo, fee_kobo, kind, difference.amount_kobo
    from settlement_difference as difference join provider_money as money on money.id = difference.id
    where ${money}
  ) as line`;
};

/** SQL: the ticket or waybill of a line, with its newest line of the ledger. */
const SALE = sql`(
  select coalesce(ticket.number, waybill.number) as number, (
    select id from operation where operation.ticket_id = ticket.id or operation.waybill_id = waybill.id
    order by operation.at desc, id desc limit 1) as operation_id
  from provider_money as came join transfer_account as account on account.id = came.account_id
    left join ticket on ticket.id = account.ticket_id left join waybill on waybill.id = account.waybill_id
  where came.provider = line.provider and came.came_for = line.came_for limit 1)`;

/** Returns a page of the lines of a settlement; without one, of what differs. */
export async function getSettlementLines(
  context: PersonContext,
): Promise<Found<WireSettlementLine> | LongAnswer> {
  const search = pageIn(context.input, {
    statuses: SETTLEMENT_LINE_STATUSES,
    sorts: Object.keys(LINE_SORTS),
  });
  const from = linesOf(settlementIn(context.input['settlement_id']));
  return runListSearch(context, search, {
    from,
    id: sql`line.id`,
    condition: sql`true`,
    within: [sql`true`],
    isReadWhole: true,
    search: sql`search_text(concat_ws(e'\n', line.reference, (select number from ${SALE} as sale)))`,
    names: [],
    status: { column: sql`coalesce(line.kind, 'Equal')`, words: SETTLEMENT_LINE_STATUSES },
    at: LINE_SORTS.at.column,
    order: () => [{ key: LINE_SORTS.at, isUpwards: false }],
    sorts: LINE_SORTS,
    sheet: LINE_SHEET,
    rows: async (tx, ids) => {
      const rows = await listRows(
        tx,
        sql`select ${computed<InKobo<WireSettlementLine>>({
          id: sql`line.id`,
          at: instant(sql`line.at`),
          number: sql`coalesce(sale.number, '')`,
          operation_id: sql`sale.operation_id`,
          provider: sql`line.provider`,
          reference: sql`line.reference`,
          amount: sql`line.amount_kobo`,
          fee: sql`line.fee_kobo`,
          differs: sql`coalesce(line.differs, 0)`,
          status: sql`coalesce(line.kind, 'Equal')`,
        })} ${from} left join lateral ${SALE} as sale on true where line.id = any(${ids}::uuid[])`,
      );
      return rows.map(settlementLineCodec.write);
    },
  });
}

function settlementIn(given: unknown): string | undefined {
  if (isLeftOut(given)) return undefined;
  if (typeof given !== 'string' || !isId(given))
    throw invalid({ settlement_id: 'It is the id of a settlement.' });
  return given;
}
