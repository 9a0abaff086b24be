import {
  type Data,
  type Found,
  type WireDepositTakenBack,
  type WireDrop,
  bankingWire,
} from '@motorpark/contract';
import {
  DROP_STATUSES,
  type Kobo,
  bankingSchema,
  formatDateTime,
  formatNaira,
  nairaOnWire,
} from '@motorpark/domain';
import { atOwnTerminal } from '../../store/access/rights';
import { money, sheetOf } from '../../csv';
import { columns, computed, join, newId, type Sql, type Statement, type Transaction, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { forbidden, invalid, notFound, refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import type { Person } from '../../request/person';
import type { LongAnswer } from '../../request/longAnswer';
import { instant as asInstant, instants, isId, listRows } from '../../db/rows';
import { referenceKey } from '../../store/payment/referenceKey';
import { type SortKeys, PEOPLE, TERMINALS, answerList } from '../../store/search';
import { koboOf } from '../../store/shift/differenceCells';
import { OWN_SHIFT } from '../../store/shift/lockShift';
import { personAndTerminal } from '../../store/shift/personAndTerminal';

export const NO_DROP = 'This drop does not exist.';
const RECEIVED = 'You have received this cash. Somebody else banks it.';

export const FROM = sql`from cash_drop join shift on shift.id = cash_drop.shift_id
  left join standing_banking on standing_banking.drop_id = cash_drop.id
  left join cash_deposit on cash_deposit.id = standing_banking.deposit_id
  left join cash_drop_return on cash_drop_return.drop_id = cash_drop.id`;

export const STATUS = sql`case when cash_drop_return.id is not null then 'Taken back'
  when standing_banking.id is null then 'Not banked' else 'Banked' end`;

/** SQL: where the cash went, or why the drop was taken back. Cash counted at closing has no destination yet. */
const NOTE = sql`case when is_closing then 'Counted at closing'
  else concat_ws(', ', cash_drop.note, 'taken back: ' || cash_drop_return.reason) end`;

const wordsOf = (name: Statement) => sql`regexp_split_to_array(trim(search_text(${name})), '[^[:alnum:]]+')`;

/** SQL: whether all words of a person's name are in that which a drop gives for its receiver, whom it does not know as one person. */
const isNamed = ({ name }: Person) =>
  sql`(receiver_id is null and ${wordsOf(sql`receiver_name`)} @> ${wordsOf(sql`${name}::text`)})`;

/** SQL: why a person does not bank a drop whose cash they have had in hand, or for which they are named. They bank it only if there is nobody else for that. */
export const whyNotBank = (
  person: Person,
) => sql`case when shift.person_id = ${person.id} then ${OWN_SHIFT}::text
  when (receiver_id = ${person.id} or ${isNamed(person)} or exists (select from cash_drop_receipt where drop_id = cash_drop.id and person_id = ${person.id})) and exists (
    select from person as other where other.id <> ${person.id} and not is_banned and (role = 'super_admin' or exists (
      select from managed_terminal where person_id = other.id and terminal_id = shift.terminal_id))) then ${RECEIVED}::text end`;

/** Throws a 403 if a person has had the cash of one of these drops in hand: somebody else says that it is at the bank. */
export async function refuseHeld(tx: Transaction, ids: readonly string[], person: Person): Promise<void> {
  const drops = await tx.query(
    sql`select ${computed<{ why: string | null }>({ why: whyNotBank(person) })}
      from cash_drop join shift on shift.id = shift_id where cash_drop.id = any(${[...ids]}::uuid[])`,
  );
  for (const { why } of drops) if (why !== null) throw forbidden(why);
}

/** Throws a 422 at `slip` if other drops than these were banked with it, however it is spaced and spelt. Whoever uses the same slip at the same moment waits. */
export async function refuseUsedSlip(tx: Transaction, slip: string, ids: readonly string[]): Promise<void> {
  const key = referenceKey(sql`${slip}::text`);
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [used] = await listRows(
    tx,
    sql`select ${computed<{ kobo: Kobo; terminal: string; at: string }>({
      kobo: sql`coalesce(cash_deposit.amount_kobo, cash_drop.amount_kobo)`,
      terminal: sql`terminal.name`,
      at: asInstant(sql`standing_banking.at`),
    })} ${FROM} join terminal on terminal.id = shift.terminal_id where ${referenceKey(sql`standing_banking.slip`)} = ${key}
      and cash_deposit.amount_kobo is distinct from 0 and cash_drop.id <> all(${[...ids]}::uuid[]) limit 1`,
  );
  if (!used) return;
  const what = `${formatNaira(used.kobo)} of ${used.terminal}, ${formatDateTime(used.at)}`;
  throw invalid({
    slip: `This slip was used already: ${what}. What one slip covers is paid in together. If it is another one, write its bank beside the number.`,
  });
}

interface Sums {
  amount: Kobo;
  dropped: Kobo;
}

/** SQL: the deposits of a drop that were taken back. */
const RETURNED = sql`from cash_banking as banking
  join cash_deposit_return as back on back.deposit_id = banking.deposit_id or back.banking_id = banking.id
  left join cash_deposit as deposit on deposit.id = banking.deposit_id
  where coalesce(banking.drop_id, banking.again_drop_id) = cash_drop.id`;

const TAKEN_BACK = sql`coalesce((
  select json_agg(json_build_object('slip', banking.slip, 'amount', coalesce(deposit.amount_kobo, cash_drop.amount_kobo),
    'dropped', coalesce(deposit.dropped_kobo, cash_drop.amount_kobo), 'reason', back.reason,
    'banked_by', (select name from person as by where by.id = banking.person_id), 'banked_at', ${asInstant(sql`banking.at`)},
    'by', (select name from person as by where by.id = back.person_id), 'at', ${asInstant(sql`back.at`)}) order by back.at, back.id)
  ${RETURNED}), '[]')`;

const rowFor = (person: Person) =>
  columns(
    'cash_drop.id',
    'cash_drop.amount_kobo',
    instants('cash_drop.at'),
    'person.name as person',
    'terminal.name as terminal',
    'shift.counter',
    'cash_drop.receiver_name as received_by',
    computed<
      Pick<
        WireDrop,
        | 'confirmed_by'
        | 'why_not_bank'
        | 'may_take_back'
        | 'status'
        | 'note'
        | 'slip'
        | 'banked_by'
        | 'banked_at'
        | 'banking_id'
      > & {
        deposit: (Sums & { reason: string; drops: number }) | null;
        taken_back: (Sums & Omit<WireDepositTakenBack, keyof Sums>)[];
      }
    >({
      status: STATUS,
      note: NOTE,
      why_not_bank: whyNotBank(person),
      may_take_back: sql`(correction_id is not null and receiver_id <> ${person.id} and shift.person_id <> ${person.id}
        and ${STATUS} = 'Not banked' and not exists (select from cash_drop_receipt where drop_id = cash_drop.id)
        and ${atOwnTerminal(person, 'shift.correct', sql`shift.terminal_id`)})`,
      confirmed_by: sql`(select name from cash_drop_receipt as receipt join person as by on by.id = receipt.person_id
      where receipt.drop_id = cash_drop.id)`,
      deposit: sql`case when cash_deposit.id is not null then json_build_object('amount', cash_deposit.amount_kobo,
      'dropped', dropped_kobo, 'reason', coalesce(cash_deposit.reason, ''),
      'drops', (select count(*) from cash_banking where deposit_id = cash_deposit.id)) end`,
      slip: sql`coalesce(standing_banking.slip, '')`,
      banked_by: sql`(select name from person as by where by.id = standing_banking.person_id)`,
      banked_at: asInstant(sql`standing_banking.at`),
      banking_id: sql`coalesce(cash_deposit.id, standing_banking.id)`,
      taken_back: TAKEN_BACK,
    }),
  );

async function dropRows(db: Sql, condition: Statement, person: Person): Promise<WireDrop[]> {
  const rows = await listRows(
    db,
    sql`select ${rowFor(person)} ${FROM} join person on person.id = shift.person_id
      join terminal on terminal.id = shift.terminal_id where ${condition}`,
  );
  return rows.map(({ amount_kobo: amount, deposit, taken_back: back, ...row }) =>
    Object.assign(row, {
      amount: nairaOnWire(amount),
      deposit: deposit && inNaira(deposit),
      taken_back: back.map(inNaira),
    }),
  );
}

/** Returns a drop as a person sees it; throws a 404 if it does not exist. */
export async function dropOf(db: Sql, id: string, person: Person): Promise<WireDrop> {
  const [drop] = await dropRows(db, sql`cash_drop.id = ${id}`, person);
  if (!drop) throw notFound(NO_DROP);
  return drop;
}

const inNaira = <Deposit extends Sums>(deposit: Deposit) => ({
  ...deposit,
  amount: nairaOnWire(deposit.amount),
  dropped: nairaOnWire(deposit.dropped),
});

const SORTS: SortKeys<'drops'> = {
  at: { column: sql`cash_drop.at`, type: 'timestamptz' },
  amount: { column: sql`cash_drop.amount_kobo`, type: 'bigint' },
};

const SHEET = sheetOf<'drops', WireDrop>('drops', {
  deposit: ({ deposit }) => (deposit ? money(deposit.amount) : ''),
  depositDifference: ({ deposit }) =>
    deposit ? money(nairaOnWire(koboOf(deposit.amount) - koboOf(deposit.dropped))) : '',
  depositReason: ({ deposit }) => deposit?.reason,
  takenBack: ({ taken_back: back }) => back.map(inWords).join('; '),
});

const inWords = ({ slip, amount, banked_by: bankedBy, by, at, reason }: WireDepositTakenBack): string =>
  `${slip}, ${formatNaira(koboOf(amount))}, ${bankedBy}: taken back by ${by}, ${formatDateTime(at)}, ${reason}`;

/** Returns the drops that the person sees, newest first. */
export const getDrops = (context: PersonContext): Promise<Found<WireDrop> | LongAnswer> =>
  answerList(context, () => ({
    from: FROM,
    id: sql`cash_drop.id`,
    condition: sql`true`,
    within: [
      join(
        [
          atOwnTerminal(context.person, 'drop.see', sql`shift.terminal_id`),
          ...personAndTerminal(context.input, sql`shift`),
        ],
        ' and ',
      ),
    ],
    search: sql`search_text(concat_ws(e'\n', ${NOTE}, cash_drop.receiver_name, shift.counter, standing_banking.slip,
      (select string_agg(banking.slip || e'\n' || back.reason, e'\n') ${RETURNED})))`,
    names: [TERMINALS(sql`shift.terminal_id`), PEOPLE(sql`shift.person_id`)],
    status: { column: STATUS, words: DROP_STATUSES },
    at: SORTS.at.column,
    order: () => [{ key: SORTS.at, isUpwards: false }],
    sorts: SORTS,
    sheet: SHEET,
    rows: (db, ids) => dropRows(db, sql`cash_drop.id = any(${ids}::uuid[])`, context.person),
  }));

/** Records that a drop was paid in at the bank; once, permanently. */
export function bankDrop({ db, id, input, person, now }: PersonContext): Promise<Data<WireDrop>> {
  const { slip } = valuesIn(bankingWire, bankingSchema, input);
  return db.transaction(async (tx) => {
    const found = isId(id)
      ? await tx.query(sql`
          select from cash_drop join shift on shift.id = shift_id
          where cash_drop.id = ${id} and ${atOwnTerminal(person, 'drop.bank', sql`shift.terminal_id`)} for update of cash_drop`)
      : [];
    if (found.length === 0) throw notFound(NO_DROP);
    await refuseHeld(tx, [id], person);
    const back = await tx.query(sql`select from cash_drop_return where drop_id = ${id}`);
    if (back.length > 0) throw refused('This drop was taken back: its cash is in the drawer.');
    const banked = await tx.query(sql`insert into cash_banking (id, drop_id, slip, person_id, at)
      values (${newId()}, ${id}, ${slip}, ${person.id}, ${now}) on conflict (drop_id) do nothing returning id`);
    if (banked.length === 0) throw refused('This drop is banked already.');
    await refuseUsedSlip(tx, slip, [id]);
    return { data: await dropOf(tx, id, person) };
  });
}
