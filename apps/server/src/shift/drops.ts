import { type Data, type Found, type LIST_SORTS, type WireDrop, bankingWire } from '@motorpark/contract';
import { BANKING, DROP_STATUSES, type Kobo, bankingSchema, nairaOnWire, valuesOf } from '@motorpark/domain';
import { instant, money, sheetOf } from '../csv';
import { columns, computed, join, newId, type Sql, type Statement, sql } from '../db';
import type { PersonContext } from '../http/call';
import { notFound, refused } from '../http/failure';
import { formIn } from '../http/form';
import type { LongAnswer } from '../http/longAnswer';
import { instant as asInstant, instants, isId, listRows } from '../rows';
import { type Key, PEOPLE, TERMINALS, answerList } from '../search';
import { koboOf } from './differenceCells';
import { shiftFilter } from './shiftFilter';

export const NO_DROP = 'This drop does not exist.';

export const FROM = sql`from cash_drop join shift on shift.id = cash_drop.shift_id
  left join cash_banking on cash_banking.drop_id = cash_drop.id
  left join cash_deposit on cash_deposit.id = cash_banking.deposit_id
  left join cash_drop_return on cash_drop_return.drop_id = cash_drop.id`;

export const STATUS = sql`case when cash_drop_return.id is not null then 'Taken back'
  when cash_banking.id is null then 'Not banked' else 'Banked' end`;

/** SQL: where the cash went, or why the drop was taken back. Cash counted at closing has no destination yet. */
const NOTE = sql`case when is_closing then 'Counted at closing'
  else concat_ws(', ', cash_drop.note, 'taken back: ' || cash_drop_return.reason) end`;

const ROW = columns(
  'cash_drop.id',
  'cash_drop.amount_kobo',
  instants('cash_drop.at'),
  'person.name as person',
  'terminal.name as terminal',
  'shift.counter',
  computed<
    Pick<WireDrop, 'status' | 'note' | 'slip' | 'banked_by' | 'banked_at'> & {
      deposit: { amount: Kobo; dropped: Kobo; reason: string } | null;
    }
  >({
    status: STATUS,
    note: NOTE,
    deposit: sql`case when cash_deposit.id is not null then json_build_object('amount', cash_deposit.amount_kobo,
      'dropped', dropped_kobo, 'reason', coalesce(cash_deposit.reason, '')) end`,
    slip: sql`coalesce(cash_banking.slip, '')`,
    banked_by: sql`(select name from person as by where by.id = cash_banking.person_id)`,
    banked_at: asInstant(sql`cash_banking.at`),
  }),
);

async function dropRows(db: Sql, condition: Statement): Promise<WireDrop[]> {
  const rows = await listRows(
    db,
    sql`select ${ROW} ${FROM} join person on person.id = shift.person_id
      join terminal on terminal.id = shift.terminal_id where ${condition}`,
  );
  return rows.map(({ amount_kobo: amount, deposit, ...row }) =>
    Object.assign(row, {
      amount: nairaOnWire(amount),
      deposit: deposit && {
        ...deposit,
        amount: nairaOnWire(deposit.amount),
        dropped: nairaOnWire(deposit.dropped),
      },
    }),
  );
}

const SORTS: Readonly<Record<(typeof LIST_SORTS.drops)[number], Key>> = {
  at: { column: sql`cash_drop.at`, type: 'timestamptz' },
  amount: { column: sql`cash_drop.amount_kobo`, type: 'bigint' },
};

const SHEET = sheetOf<'drops', WireDrop>('drops', {
  Dropped: ({ at }) => instant(at),
  Counter: ({ counter }) => counter,
  Terminal: ({ terminal }) => terminal,
  Cashier: ({ person }) => person,
  'Where to': ({ note }) => note,
  Amount: ({ amount }) => money(amount),
  Status: ({ status }) => status,
  Slip: ({ slip }) => slip,
  Banked: (drop) => (drop.banked_at === null ? '' : instant(drop.banked_at)),
  'Banked by': (drop) => drop.banked_by ?? '',
  Deposit: ({ deposit }) => (deposit ? money(deposit.amount) : ''),
  'Deposit difference': ({ deposit }) =>
    deposit ? money(nairaOnWire(koboOf(deposit.amount) - koboOf(deposit.dropped))) : '',
  'Why it differs': ({ deposit }) => deposit?.reason ?? '',
});

/** Returns all drops, newest first. */
export const getDrops = (context: PersonContext): Promise<Found<WireDrop> | LongAnswer> =>
  answerList(context, () => ({
    from: FROM,
    id: sql`cash_drop.id`,
    condition: sql`true`,
    within: [join([sql`true`, ...shiftFilter(context.input)], ' and ')],
    search: sql`search_text(concat_ws(e'\n', ${NOTE}, shift.counter, cash_banking.slip))`,
    names: [TERMINALS(sql`shift.terminal_id`), PEOPLE(sql`shift.person_id`)],
    status: { column: STATUS, words: DROP_STATUSES },
    at: SORTS.at.column,
    order: () => [{ key: SORTS.at, isUpwards: false }],
    sorts: SORTS,
    sheet: SHEET,
    rows: (db, ids) => dropRows(db, sql`cash_drop.id = any(${ids}::uuid[])`),
  }));

/** Records that a drop was paid in at the bank; once, permanently. */
export function bankDrop({ db, id, input, person, now }: PersonContext): Promise<Data<WireDrop>> {
  const { slip } = valuesOf(BANKING, formIn(bankingSchema, bankingWire.names, input));
  return db.transaction(async (tx) => {
    const found = isId(id) ? await tx.query(sql`select from cash_drop where id = ${id} for update`) : [];
    if (found.length === 0) throw notFound(NO_DROP);
    const back = await tx.query(sql`select from cash_drop_return where drop_id = ${id}`);
    if (back.length > 0) throw refused('This drop was taken back: its cash is in the drawer.');
    const banked = await tx.query(sql`insert into cash_banking (id, drop_id, slip, person_id, at)
      values (${newId()}, ${id}, ${slip}, ${person.id}, ${now}) on conflict (drop_id) do nothing returning id`);
    if (banked.length === 0) throw refused('This drop is banked already.');
    const [data] = await dropRows(tx, sql`cash_drop.id = ${id}`);
    if (!data) throw notFound(NO_DROP);
    return { data };
  });
}
