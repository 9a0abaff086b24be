import type { Kobo, OperationType } from '@motorpark/domain';
import type { Person } from '../access/person';
import { booksOf } from '../access/rights';
import { columns, type Sql, type Statement, newId, prepared, sql } from '../db';

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
  /** Above zero. */
  amount: Kobo;
  /** Whose money it is: the seller's or spender's terminal; for the head office the one that it belongs to. */
  terminalId: string;
}

/** Money came in, for a ticket sold or a parcel taken in. */
export const recordIncome = (tx: Sql, money: Money): Promise<void> => record(tx, money, money.amount);

/** Money went out, for an expense approved. */
export const recordExpense = (tx: Sql, money: Money): Promise<void> => record(tx, money, -money.amount);

async function record(tx: Sql, { subject, words, terminalId, person, now }: Money, signed: Kobo) {
  const { type, column } = ENTRIES[subject.noun];
  await tx.query(
    prepared(sql`
    insert into operation (id, type, ${column}, description, amount_kobo, terminal_id, person_id, at)
    values (${newId()}, ${type}, ${subject.id}, left(${words}, 200), ${signed}, ${terminalId}, ${person.id}, ${now})`),
  );
}

/** Whether a record's money stands in the open shift of a person: how it was paid counts in their drawer. */
export async function isInOwnShift(tx: Sql, { noun, id }: LedgerSubject, person: Person): Promise<boolean> {
  const { column } = ENTRIES[noun];
  const standing = await tx.query(sql`
    select from operation join shift on shift.id = shift_id
    where ${column} = ${id} and reverses is null and shift.person_id = ${person.id} and counted_at is null
      and not exists (select from operation as reversal where reversal.reverses = operation.id)`);
  return standing.length > 0;
}

interface Reversal extends Entry {
  /** The terminal whose books it goes into; else that of whoever does it, else the one where the money was. */
  terminalId?: string;
}

/**
 * Takes back whatever of a record's money was not taken back yet. Nothing if there is nothing to take back, and at most once
 * whatever the timing. A record whose amount changes is reversed and then recorded anew; the answer is the terminal into whose
 * books the reversal went.
 */
export async function reverse(
  tx: Sql,
  { subject, words, terminalId, person, now }: Reversal,
): Promise<string | undefined> {
  const { column } = ENTRIES[subject.noun];
  const standing = await tx.query(sql`
    select ${columns('operation.id')} from operation
    where ${column} = ${subject.id} and reverses is null
      and not exists (select from operation as reversal where reversal.reverses = operation.id)
    order by at, id`);
  let books: string | undefined;
  for (const { id } of standing) {
    const [reversal] = await tx.query(sql`
      insert into operation (id, type, ticket_id, waybill_id, expense_id, description, amount_kobo, terminal_id,
        person_id, at, reverses)
      select ${newId()}::uuid, type, ticket_id, waybill_id, expense_id, left(${words}::text, 200), -amount_kobo,
        coalesce(${terminalId ?? booksOf(person) ?? null}::uuid, terminal_id), ${person.id}::uuid, ${now}::timestamptz, id
      from operation where id = ${id}
      on conflict (reverses) do nothing returning ${columns('operation.terminal_id')}`);
    books = reversal?.terminal_id ?? books;
  }
  return books;
}
