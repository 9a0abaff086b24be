import type { WireAwaitedPayment } from '@motorpark/contract';
import { nairaOnWire } from '@motorpark/domain';
import type { Person } from '../../request/person';
import type { Due } from '../../clock';
import { columns, computed, type Sql, type Statement, sql } from '../../db';
import { instant, instants, listRows } from '../../db/rows';
import { referenceKey } from './referenceKey';

/** Payments joined with their operation, ticket or waybill, and shift. */
export const PAYMENTS = sql`from awaited_payment join operation on operation.id = awaited_payment.id
  left join ticket on ticket.id = operation.ticket_id left join waybill on waybill.id = operation.waybill_id
  left join shift on shift.id = operation.shift_id`;

/** SQL: the status of a payment. A payment past its deadline counts as expired even before it is voided, but not while the clock is in doubt. */
export const statusAt = (due: Due | undefined): Statement => sql`
  case when outcome is not null then outcome when held is null and expires_at <= ${due ?? null}::timestamptz then 'Expired' else 'Awaiting confirmation' end`;

/** SQL: everybody who sold or changed what is paid: who booked its record, and whoever wrote a line of it until the one that waits. */
const SELLERS = sql`(
  select coalesce(ticket.booked_by, waybill.booked_by) union all
  select line.person_id from former_records(coalesce(ticket.id, waybill.id)) as former
    join operation as line on (line.ticket_id = former.id or line.waybill_id = former.id) and line.at <= former.until
    where (line.at, line.id) <= (operation.at, operation.id))`;

/** SQL: whether a payment was confirmed by one of its sellers, or by somebody whose own sales its seller confirms within a week of it. */
const FLAG = sql`case when outcome is distinct from 'Confirmed' then ''
  when settled_by in ${SELLERS} then 'own'
  when exists (
    select from awaited_payment as theirs join operation as sale on sale.id = theirs.id
    where theirs.outcome = 'Confirmed' and theirs.settled_by = operation.person_id
      and theirs.settled_at between awaited_payment.settled_at - interval '7 days' and awaited_payment.settled_at + interval '7 days'
      and sale.person_id = awaited_payment.settled_by) then 'mutual' else '' end`;

/** SQL: which other payment was confirmed within 60 days with a number of the bank that is in the reference of this one, too; empty if none was. */
const SAME_NUMBER = sql`coalesce((
  select 'The same number is on ' || case when sold.id is null then 'waybill ' || sent.number else 'ticket ' || sold.number end
    || ', confirmed by ' || coalesce(by.name, other.provider) || '.'
  from awaited_payment as other join operation as line on line.id = other.id left join person as by on by.id = other.settled_by
    left join ticket as sold on sold.id = line.ticket_id left join waybill as sent on sent.id = line.waybill_id
  where awaited_payment.replaced_at is null and other.replaced_at is null and other.id <> awaited_payment.id and other.reference is not null
    and reference_numbers(other.reference) && reference_numbers(awaited_payment.reference)
    and (${referenceKey(sql`other.reference`)} <> ${referenceKey(sql`awaited_payment.reference`)}
      or (other.provider is null) <> (awaited_payment.provider is null) and sale_of(other.id) <> sale_of(awaited_payment.id))
    and other.settled_at between awaited_payment.settled_at - interval '60 days' and awaited_payment.settled_at + interval '60 days'
  order by other.settled_at, other.id limit 1), '')`;

/** Returns payments as a person sees them. The condition may refer to what `PAYMENTS` joins. */
export async function paymentRows(
  db: Sql,
  condition: Statement,
  { person, due }: { person: Person; due: Due | undefined },
): Promise<WireAwaitedPayment[]> {
  const row = columns(
    'awaited_payment.id',
    'operation.amount_kobo',
    'person.name as person',
    'terminal.name as terminal',
    instants('operation.at', 'awaited_payment.settled_at'),
    computed<
      Pick<WireAwaitedPayment, 'noun' | 'record_id' | 'number' | 'payer' | 'method' | 'counter' | 'status'> &
        Pick<
          WireAwaitedPayment,
          | 'told_reference'
          | 'until'
          | 'reference'
          | 'settled_by'
          | 'is_own'
          | 'held'
          | 'flag'
          | 'same_number'
          | 'provider'
          | 'by_hand_reason'
        >
    >({
      noun: sql`case when ticket.id is null then 'waybill' else 'ticket' end`,
      record_id: sql`coalesce(ticket.id, waybill.id)`,
      number: sql`coalesce(ticket.number, waybill.number)`,
      payer: sql`coalesce(ticket.traveler_name, waybill.sender_name)`,
      told_reference: sql`coalesce(ticket.payment_reference, waybill.payment_reference, '')`,
      method: sql`operation.method`,
      counter: sql`coalesce(shift.counter, '')`,
      status: statusAt(due),
      until: instant(sql`expires_at`),
      held: sql`coalesce(held, '')`,
      flag: FLAG,
      same_number: SAME_NUMBER,
      provider: sql`coalesce((select transfer_account.provider from transfer_account
        where (transfer_account.ticket_id = ticket.id or transfer_account.waybill_id = waybill.id) and transfer_account.number is not null
          and transfer_account.method = operation.method limit 1), '')`,
      by_hand_reason: sql`coalesce(by_hand_reason, '')`,
      reference: sql`coalesce(reference, '')`,
      is_own: sql`${person.id}::uuid in ${SELLERS}`,
      settled_by: sql`coalesce((select name from person as by where by.id = settled_by), awaited_payment.provider, '')`,
    }),
  );
  const rows = await listRows(
    db,
    sql`select ${row} ${PAYMENTS} join person on person.id = operation.person_id
      join terminal on terminal.id = operation.terminal_id where ${condition}`,
  );
  return rows.map(({ amount_kobo: amount, ...told }) => Object.assign(told, { amount: nairaOnWire(amount) }));
}
