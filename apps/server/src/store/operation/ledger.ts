import type { Kobo, OperationType, PaymentPart, TicketPaymentMethod } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { ledgerTerminalOf } from '../access/rights';
import {
  columns,
  computed,
  type Sql,
  type Transaction,
  type Statement,
  newId,
  prepared,
  sql,
} from '../../db';
import { everOf } from './everOf';
import { type SentSale, takesSale } from './lateSale';

export interface LedgerSubject {
  noun: 'ticket' | 'waybill' | 'expense';
  id: string;
}

/** The operation type of each noun, and the column that holds the record's id. */
const ENTRIES: Readonly<Record<LedgerSubject['noun'], { type: OperationType; column: Statement }>> = {
  ticket: { type: 'TICKET_BOOKING', column: sql`ticket_id` },
  waybill: { type: 'WAYBILL', column: sql`waybill_id` },
  expense: { type: 'EXPENSE', column: sql`expense_id` },
};

interface Entry {
  subject: LedgerSubject;
  /** Description, such as `Ticket TK-7QF3XM-K`; cut off at 200 characters. */
  words: string;
  person: Person;
  now: Date;
}

interface Money extends Entry {
  /** In kobo, positive; a settlement that is paid back is negative. */
  amount: Kobo;
  /** Payment method; undefined to use the record's own. */
  method?: TicketPaymentMethod;
  /** Id of the terminal whose ledger gets the line: the seller's or spender's own; for the head office, the record's. */
  terminalId: string;
  /** The shift in which a sale was made that is sent later, after an outage, and since when the seats that it spends were kept. */
  sent?: Pick<SentSale, 'madeInShift' | 'keptAt'>;
  /** Id of the line whose money it is a part of, if that waited for confirmation until now: it waits in the same drawer. */
  replaces?: string;
}

/** An additional payment for a sold ticket, for its luggage, or for the storage of a parcel. */
interface Settlement extends Money {
  kind: 'fee' | 'difference' | 'refund' | 'luggage';
  /** How it was paid or paid back. */
  method: TicketPaymentMethod;
}

/** Records income for a ticket or waybill. Returns the id of the operation. */
export const recordIncome = (tx: Transaction, money: Money): Promise<string> =>
  record(tx, money, money.amount);

/** Records the income of a sale, with a line for each part of its payment; the first one counts as the sale. Returns the id of that line. */
export async function recordSale(
  tx: Transaction,
  money: Omit<Money, 'amount' | 'method'>,
  [first, ...others]: readonly [PaymentPart<TicketPaymentMethod>, ...PaymentPart<TicketPaymentMethod>[]],
): Promise<string> {
  const line = await recordIncome(tx, { ...money, ...first });
  for (const part of others) await recordSettlement(tx, { ...money, ...part, kind: 'difference' });
  return line;
}

/** Records an approved expense. */
export async function recordExpense(tx: Transaction, money: Money): Promise<void> {
  await record(tx, money, -money.amount);
}

async function record(tx: Transaction, money: Money & Partial<Settlement>, signed: Kobo) {
  const { subject, words, terminalId, person, now, kind, method, sent, replaces } = money;
  const { type, column } = ENTRIES[subject.noun];
  const id = newId();
  await tx.query(
    prepared(sql`
    insert into operation (id, type, ${column}, description, amount_kobo, terminal_id, person_id, at, kind, method, replaces, late_shift_id)
    values (${id}, ${type}, ${subject.id}, left(${words}, 200), ${signed}, ${terminalId}, ${person.id}, ${now},
      ${kind ?? null}, ${method ?? null}, ${replaces ?? null}, (select id from shift where ${takesSale({ person, now, ...sent })}))`),
  );
  return id;
}

/** Records a fee, a difference of fare, a refund or luggage; a negative amount is paid back. */
export const recordSettlement = (tx: Transaction, settled: Settlement): Promise<string> =>
  record(tx, settled, settled.amount);

/** SQL condition on `operation`: the lines of a record. */
export const lineOf = ({ noun, id }: LedgerSubject): Statement =>
  sql`operation.${ENTRIES[noun].column} = ${id}`;

/** Which lines of a record: `price` is all but its fees, for rescheduling or storage, and its luggage; `nonCash` is what of it did not come in cash. */
type Part = 'all' | 'price' | 'nonCash' | 'fees';

const IS_PRICE = sql`(kind is null or kind not in ('fee', 'luggage'))`;

const PARTS: Readonly<Record<Part, Statement>> = {
  all: sql`true`,
  price: IS_PRICE,
  nonCash: sql`${IS_PRICE} and method <> 'Cash'`,
  fees: sql`kind = 'fee'`,
};

/** Returns what the lines of a record come to, in kobo: what taking it back gives back. */
export async function balanceOf(tx: Transaction, subject: LedgerSubject, part: Part = 'all'): Promise<Kobo> {
  const [row] = await tx.query(sql`
    select ${computed<{ kobo: Kobo }>({ kobo: sql`coalesce(sum(amount_kobo), 0)::bigint` })} from operation
    where ${lineOf(subject)} and ${PARTS[part]}`);
  return row?.kobo ?? 0;
}

/** SQL condition: lines of a record that were not reversed. */
const unreversed = ({ noun, id }: LedgerSubject, part: Part) => sql`
  ${ENTRIES[noun].column} = ${id} and reverses is null and ${PARTS[part]}
    and not exists (select from operation as reversal where reversal.reverses = operation.id)`;

/** SQL: whether cash was taken for the price of a record or its luggage, whether or not it was booked back. */
export const wasCash = (id: string | Statement): Statement => sql`exists (
  select from ${everOf('operation', id)} where method = 'Cash' and amount_kobo > 0 and reverses is null and kind is distinct from 'fee')`;

/** Whether some line of a record's price belongs to another drawer: a colleague's, or one that was counted. */
export async function isInAnotherDrawer(
  tx: Transaction,
  subject: LedgerSubject,
  person: Person,
): Promise<boolean> {
  const rows = await tx.query(sql`
    select from operation join shift on shift.id in (shift_id, late_shift_id)
    where ${unreversed(subject, 'price')} and (shift.person_id <> ${person.id} or counted_at is not null) limit 1`);
  return rows.length > 0;
}

/** Whether some line of a record's price is in the books of another terminal. */
export const isInOtherBooks = async (tx: Transaction, subject: LedgerSubject, terminalId: string) => {
  const lines = sql`select from operation where ${unreversed(subject, 'price')} and terminal_id <> ${terminalId}`;
  return (await tx.query(sql`${lines} limit 1`)).length > 0;
};

/** Whether the price of a record was paid with more methods than it has parts by its own account. */
export async function isPaidSeveralWays(
  tx: Transaction,
  subject: LedgerSubject,
  parts: number,
): Promise<boolean> {
  const ways = await tx.query(sql`
    select from operation where ${unreversed(subject, 'price')} group by method having sum(amount_kobo) <> 0`);
  return ways.length > parts;
}

/** Returns by which methods the price of a record was paid, cash last. */
export const partsPaid = (db: Sql, subject: LedgerSubject): Promise<PaymentPart<TicketPaymentMethod>[]> =>
  db.query(sql`
    select ${computed<PaymentPart<TicketPaymentMethod>>({
      method: sql`method`,
      amount: sql`sum(amount_kobo)::bigint`,
    })} from operation where ${unreversed(subject, 'price')}
    group by method having sum(amount_kobo) > 0 order by method = 'Cash', sum(amount_kobo) desc`);

/** Whether more of a record's price was given back by some method than had come by it: reversed, that money would have to come in again. */
export async function wasGivenBackOtherwise(tx: Transaction, subject: LedgerSubject): Promise<boolean> {
  const ways = await tx.query(sql`
    select from operation where ${unreversed(subject, 'price')} group by method having sum(amount_kobo) < 0 limit 1`);
  return ways.length > 0;
}

interface Sharing extends Entry {
  /** The record that the money belonged to so far. */
  from: LedgerSubject;
  /** Description of the line that takes the share from that record. */
  fromWords: string;
  /** In kobo; positive, and less than that record's price. */
  share: Kobo;
  /** Whether it starts with what came in cash. */
  isCashFirst: boolean;
}

/**
 * Moves part of the money of one ticket to another. For each payment method and terminal the same amount leaves and arrives, starting with the ticket's own
 * method or with cash, so that drawers, books and totals do not change. The other ticket's first line counts as its sale.
 */
export async function moveShare(tx: Transaction, sharing: Sharing): Promise<void> {
  const { from, fromWords, share, isCashFirst, subject, words, person, now } = sharing;
  const paid = await tx.query(sql`
    select ${columns('operation.terminal_id')}, ${computed<{ method: TicketPaymentMethod; kobo: Kobo }>({
      method: sql`coalesce(method, payment_method)`,
      kobo: sql`sum(operation.amount_kobo)::bigint`,
    })}
    from operation join ticket on ticket.id = ticket_id where ${unreversed(from, 'price')}
    group by 1, 2, payment_method having sum(operation.amount_kobo) > 0
    order by coalesce(method, payment_method) = ${isCashFirst ? sql`'Cash'` : sql`payment_method`} desc, 3 desc`);
  let left = share;
  for (const { method, kobo, terminal_id: terminalId } of paid) {
    const money = { terminalId, person, now };
    const amount = Math.min(left, kobo);
    if (amount === 0) break;
    await recordSettlement(tx, {
      ...money,
      subject: from,
      words: fromWords,
      kind: 'difference',
      method,
      amount: -amount,
    });
    const part = { ...money, subject, words, method, amount };
    await (left === share ? recordIncome(tx, part) : recordSettlement(tx, { ...part, kind: 'difference' }));
    left -= amount;
  }
}

/** In kobo: what left the books of each terminal, by its id. */
export type Books = Map<string, Kobo>;

interface TakingBack extends Omit<Entry, 'person'> {
  /** Which lines are reversed; all by default. */
  part?: Part;
}

/** The terminal whose ledger gets the reversal; if undefined, the person's own, or else the one that recorded the money. */
type Reversal = TakingBack &
  ({ person: Person; terminalId?: string } | { person: Pick<Person, 'id'>; terminalId: string });

/**
 * Reverses all money of a record that was not reversed yet, at most once even in parallel calls; does nothing if there is none. A record whose amount changes
 * is reversed and then recorded again. Where all of a record is taken back, the reversal of a line that came late goes to the shift in which its sale was made.
 * Returns what left the books of each terminal.
 */
export async function reverse(
  tx: Transaction,
  { subject, words, terminalId, person, now, part = 'all' }: Reversal,
): Promise<Books> {
  const own = 'role' in person ? ledgerTerminalOf(person) : undefined;
  const lines = await tx.query(sql`
    select ${columns('operation.id')} from operation where ${unreversed(subject, part)} order by at, id`);
  const books: Books = new Map();
  for (const { id } of lines) {
    const [reversal] = await tx.query(sql`
      insert into operation (id, type, ticket_id, waybill_id, expense_id, description, amount_kobo, terminal_id,
        person_id, at, reverses, kind, late_shift_id)
      select ${newId()}::uuid, type, ticket_id, waybill_id, expense_id, left(${words}::text, 200), -amount_kobo,
        coalesce(${terminalId ?? own ?? null}::uuid, terminal_id), ${person.id}::uuid, ${now}::timestamptz, id, kind,
        case when ${part === 'all'} then late_shift_id end
      from operation where id = ${id}
      on conflict (reverses) do nothing returning ${columns('operation.terminal_id', 'operation.amount_kobo')}`);
    if (!reversal) continue;
    books.set(reversal.terminal_id, (books.get(reversal.terminal_id) ?? 0) - reversal.amount_kobo);
  }
  return books;
}
