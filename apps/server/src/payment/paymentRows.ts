import type { WireAwaitedPayment } from '@motorpark/contract';
import { nairaOnWire } from '@motorpark/domain';
import type { Person } from '../access/person';
import { columns, computed, type Sql, type Statement, sql } from '../db';
import { instant, instants, listRows } from '../rows';

/** Payments with the line, the ticket or waybill and the drawer that they belong to. */
export const PAYMENTS = sql`from awaited_payment join operation on operation.id = awaited_payment.id
  left join ticket on ticket.id = operation.ticket_id left join waybill on waybill.id = operation.waybill_id
  left join shift on shift.id = operation.shift_id`;

/** What is past its time has expired, whoever looks, and before anybody has taken it off. */
export const statusAt = (now: Date): Statement => sql`
  case when outcome is not null then outcome when expires_at <= ${now}::timestamptz then 'Expired' else 'Awaiting confirmation' end`;

/** Payments as somebody sees them; the condition may speak of what `PAYMENTS` joins. */
export async function paymentRows(
  db: Sql,
  condition: Statement,
  { person, now }: { person: Person; now: Date },
): Promise<WireAwaitedPayment[]> {
  const row = columns(
    'awaited_payment.id',
    'operation.amount_kobo',
    'person.name as person',
    'terminal.name as terminal',
    instants('operation.at', 'awaited_payment.settled_at'),
    computed<
      Pick<WireAwaitedPayment, 'noun' | 'record_id' | 'number' | 'payer' | 'method' | 'counter' | 'status'> &
        Pick<WireAwaitedPayment, 'told_reference' | 'until' | 'reference' | 'settled_by' | 'is_own'>
    >({
      noun: sql`case when ticket.id is null then 'waybill' else 'ticket' end`,
      record_id: sql`coalesce(ticket.id, waybill.id)`,
      number: sql`coalesce(ticket.number, waybill.number)`,
      payer: sql`coalesce(ticket.traveler_name, waybill.sender_name)`,
      told_reference: sql`coalesce(ticket.payment_reference, waybill.payment_reference, '')`,
      method: sql`operation.method`,
      counter: sql`coalesce(shift.counter, '')`,
      status: statusAt(now),
      until: instant(sql`expires_at`),
      reference: sql`coalesce(reference, '')`,
      // Also where somebody else has changed it since, whose line it is then.
      is_own: sql`${person.id}::uuid in (operation.person_id, coalesce(ticket.booked_by, waybill.booked_by))`,
      settled_by: sql`coalesce((select name from person as by where by.id = settled_by), '')`,
    }),
  );
  const rows = await listRows(
    db,
    sql`select ${row} ${PAYMENTS} join person on person.id = operation.person_id
      join terminal on terminal.id = operation.terminal_id where ${condition}`,
  );
  return rows.map(({ amount_kobo: amount, ...told }) => Object.assign(told, { amount: nairaOnWire(amount) }));
}
