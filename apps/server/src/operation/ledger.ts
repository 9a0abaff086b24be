import type { Kobo, OperationType, TicketPaymentMethod } from '@motorpark/domain';
import type { Person } from '../access/person';
import { booksOf } from '../access/rights';
import { columns, computed, type Sql, type Statement, newId, prepared, sql } from '../db';

/** What an operation is about. */
export interface LedgerSubject {
  noun: 'ticket' | 'waybill' | 'expense';
  id: string;
}

/** What the ledger has for each noun: its type, and the column that names the record. */
const ENTRIES: Readonly<Record<LedgerSubject['noun'], { type: OperationType; column: Statement }>> = {
  ticket: { type: 'TICKET_BOOKING', column: sql`ticket_id` },
  waybill: { type: 'WAYBILL', column: sql`waybill_id` },
  expense: { type: 'EXPENSE', column: sql`expense_id` },
};

interface Entry {
  subject: LedgerSubject;
  /** What the line says, `Ticket TK-7QF3XM-K`; cut at 200 characters. */
  words: string;
  person: Person;
  now: Date;
}

interface Money extends Entry {
  /** Above zero; of a settlement below it where it is handed back. */
  amount: Kobo;
  /** How it was paid; else as the record says. */
  method?: TicketPaymentMethod;
  /** Whose money it is: the seller's or spender's terminal; for the head office the one that it belongs to. */
  terminalId: string;
  /** The shift in which a sale was made that comes later, through an outage. */
  madeInShift?: string | undefined;
}

/** What is settled of a sold ticket beside its sale. */
interface Settlement extends Money {
  kind: 'fee' | 'difference' | 'refund';
  /** How it was paid, or handed back. */
  method: TicketPaymentMethod;
}

/** Money came in, for a ticket sold or a parcel taken in; answers the line's id. */
export const recordIncome = (tx: Sql, money: Money): Promise<string> => record(tx, money, money.amount);

/** Money went out, for an expense approved. */
export async function recordExpense(tx: Sql, money: Money): Promise<void> {
  await record(tx, money, -money.amount);
}

async function record(tx: Sql, money: Money, signed: Kobo) {
  const { subject, words, terminalId, person, now, method, madeInShift } = money;
  const { type, column } = ENTRIES[subject.noun];
  const id = newId();
  await tx.query(
    prepared(sql`
    insert into operation (id, type, ${column}, description, amount_kobo, terminal_id, person_id, at, method, late_shift_id)
    values (${id}, ${type}, ${subject.id}, left(${words}, 200), ${signed}, ${terminalId}, ${person.id}, ${now},
      ${method ?? null}, (select id from shift where id = ${madeInShift ?? null}::uuid))`),
  );
  return id;
}

/** A fee, a difference of fare or a refund; below zero what is handed back. */
export async function recordSettlement(tx: Sql, settled: Settlement): Promise<void> {
  const { subject, words, kind, method, amount, terminalId, person, now } = settled;
  const { type, column } = ENTRIES[subject.noun];
  await tx.query(sql`
    insert into operation (id, type, ${column}, description, amount_kobo, terminal_id, person_id, at, kind, method)
    values (${newId()}, ${type}, ${subject.id}, left(${words}, 200), ${amount}, ${terminalId}, ${person.id}, ${now},
      ${kind}, ${method})`);
}

/** A condition on `operation`: the lines of a record. */
export const lineOf = ({ noun, id }: LedgerSubject): Statement =>
  sql`operation.${ENTRIES[noun].column} = ${id}`;

/** What was not reversed yet; with `keepsFees` fees are left out. */
const standing = ({ noun, id }: LedgerSubject, keepsFees: boolean) => sql`
  ${ENTRIES[noun].column} = ${id} and reverses is null ${keepsFees ? sql`and (kind is null or kind <> 'fee')` : sql``}
    and not exists (select from operation as reversal where reversal.reverses = operation.id)`;

/** Whether all of a record's price stands in the open shift of a person: how it was paid counts in their drawer. */
export async function isInOwnShift(tx: Sql, subject: LedgerSubject, person: Person): Promise<boolean> {
  const [row] = await tx.query(sql`
    select ${computed<{ is_theirs: boolean | null }>({
      is_theirs: sql`bool_and(shift.person_id is not distinct from ${person.id}::uuid and counted_at is null)`,
    })} from operation left join shift on shift.id = shift_id where ${standing(subject, true)}`);
  return row?.is_theirs ?? false;
}

/** Whether some of a record's price stands in a drawer that is not the open one of a person: it is counted, or a colleague's. */
export async function isInAnotherDrawer(tx: Sql, subject: LedgerSubject, person: Person): Promise<boolean> {
  const there = await tx.query(sql`
    select from operation join shift on shift.id = shift_id
    where ${standing(subject, true)} and (shift.person_id <> ${person.id} or counted_at is not null) limit 1`);
  return there.length > 0;
}

/** Whether what stands of a record's price was paid by more than one way. */
export async function isPaidSeveralWays(tx: Sql, subject: LedgerSubject): Promise<boolean> {
  const ways = await tx.query(sql`
    select from operation where ${standing(subject, true)} group by method having sum(amount_kobo) <> 0`);
  return ways.length > 1;
}

interface Sharing extends Entry {
  /** The record whose money it was so far. */
  from: LedgerSubject;
  /** What the line of that one says. */
  fromWords: string;
  /** Above zero, and less than what stands of the price of that one. */
  share: Kobo;
  terminalId: string;
}

/**
 * A part of what was paid for one ticket is of another one from now on: of each method as much goes as comes, the ticket's own first, so that
 * no drawer and no figure becomes another. The first line of the other one is its sale.
 */
export async function shareOut(tx: Sql, sharing: Sharing): Promise<void> {
  const { from, fromWords, share, subject, words, terminalId, person, now } = sharing;
  const paid = await tx.query(sql`
    select ${computed<{ method: TicketPaymentMethod; kobo: Kobo }>({
      method: sql`coalesce(method, payment_method)`,
      kobo: sql`sum(operation.amount_kobo)::bigint`,
    })}
    from operation join ticket on ticket.id = ticket_id where ${standing(from, true)}
    group by 1, payment_method having sum(operation.amount_kobo) > 0
    order by coalesce(method, payment_method) = payment_method desc, 2 desc`);
  const money = { terminalId, person, now };
  let left = share;
  for (const { method, kobo } of paid) {
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

interface TakingBack extends Omit<Entry, 'person'> {
  /** Whether what was paid for moving it stays. */
  keepsFees?: boolean;
}

/** The terminal whose books it goes into; else that of whoever does it, else the one where the money was. */
type Reversal = TakingBack &
  ({ person: Person; terminalId?: string } | { person: Pick<Person, 'id'>; terminalId: string });

/**
 * Takes back whatever of a record's money was not taken back yet. Nothing if there is nothing to take back, and at most once
 * whatever the timing. A record whose amount changes is reversed and then recorded anew; the answer is the terminal into whose
 * books the reversal went.
 */
export async function reverse(
  tx: Sql,
  { subject, words, terminalId, person, now, keepsFees = false }: Reversal,
): Promise<string | undefined> {
  const own = 'role' in person ? booksOf(person) : undefined;
  const lines = await tx.query(sql`
    select ${columns('operation.id')} from operation where ${standing(subject, keepsFees)} order by at, id`);
  let books: string | undefined;
  for (const { id } of lines) {
    const [reversal] = await tx.query(sql`
      insert into operation (id, type, ticket_id, waybill_id, expense_id, description, amount_kobo, terminal_id,
        person_id, at, reverses, kind)
      select ${newId()}::uuid, type, ticket_id, waybill_id, expense_id, left(${words}::text, 200), -amount_kobo,
        coalesce(${terminalId ?? own ?? null}::uuid, terminal_id), ${person.id}::uuid, ${now}::timestamptz, id, kind
      from operation where id = ${id}
      on conflict (reverses) do nothing returning ${columns('operation.terminal_id')}`);
    books = reversal?.terminal_id ?? books;
  }
  return books;
}
