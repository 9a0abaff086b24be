import { isBoundToTerminal } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { columns, prepared, type Sql, sql } from '../../db';
import { refused } from '../../request/failure';
import { sumsOf } from './shiftParts';
import { type LedgerSubject, lineOf } from '../operation/ledger';
import { type SentSale, takesSale } from '../operation/lateSale';

interface Selling extends SentSale {
  person: Person;
}

/**
 * Throws a 422 if the company requires an open shift for every sale and the clerk has none at their terminal. A resent sale is accepted if the shift in
 * which it was made takes it. The head office has no drawer.
 */
export async function refuseWithoutShift(tx: Sql, sale: Selling): Promise<void> {
  const { id, role, terminal } = sale.person;
  if (!isBoundToTerminal(role)) return;
  const [closed] = await tx.query(
    prepared(sql`
      select ${columns('company.id')} from company where shift_rule = 'required'
        and not exists (
          select from shift where person_id = ${id} and terminal_id = ${terminal?.id ?? null}::uuid
            and (counted_at is null and closed_at is null or (${takesSale(sale)})))`),
  );
  if (closed) throw refused('Open the till first: selling needs an open shift.');
}

interface Written {
  subject: LedgerSubject;
  person: Person;
  now: Date;
}

/**
 * Checks the same after a change was booked, and that the clerk's drawer holds the cash. Throws a 422 if one of its lines belongs to no shift. Reversals of money that never arrived are exempt, because no
 * cash is paid out, and those of late sales, which go where their line went.
 */
export async function refuseOutsideShift(tx: Sql, { subject, person, now }: Written): Promise<void> {
  if (!isBoundToTerminal(person.role)) return;
  const [outside] = await tx.query(sql`
    select ${columns('company.id')} from company where shift_rule = 'required' and exists (
      select from operation where ${lineOf(subject)} and person_id = ${person.id} and at = ${now}
        and shift_id is null and late_shift_id is null and not exists (select from awaited_payment where id = operation.reverses and outcome <> 'Confirmed'))`);
  if (outside) throw refused('Open the till first: money moves only in an open shift.');
  await refuseOverdrawn(tx, { subject, person, now });
}

/** Throws a 422 if a change that was booked gives back more cash than the person's open drawer held. */
export async function refuseOverdrawn(tx: Sql, { subject, person, now }: Written): Promise<void> {
  const [drawer] = await tx.query(sql`
    select ${columns('shift.id')} from operation join shift on shift.id = shift_id
    where ${lineOf(subject)} and operation.person_id = ${person.id} and at = ${now} and method = 'Cash' and shift.person_id = ${person.id}
    group by shift.id having sum(amount_kobo) < 0`);
  if (drawer && (await sumsOf(tx, drawer.id)).Cash < 0)
    throw refused('This drawer holds less cash. Give it back by transfer, or let the head office do it.');
}
