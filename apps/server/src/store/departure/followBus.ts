import { TICKET_STATUSES, type TicketStatus } from '@motorpark/domain';
import { type Transaction, columns, newId, sql } from '../../db';
import { reasonIn } from '../history';
import type { PersonContext } from '../../request/call';

/** The status of a ticket whose passengers are aboard, by that of its trip. */
const ABOARD: Readonly<Record<string, TicketStatus>> = {
  Scheduled: 'Boarded',
  'En-route': 'Enroute',
  Completed: 'Completed',
};

/** The reason in a ticket's history if the client cannot send one. */
const TAKEN_BACK = 'The step of its bus was taken back.';

interface Step {
  tripId: string;
  /** The new status of the trip. */
  to: string;
  isBack: boolean;
}

/** Sets the boarded tickets of a trip to the status that follows from its own, which their histories store. The caller holds the trip's lock. */
export async function followBus(
  tx: Transaction,
  { tripId, to, isBack }: Step,
  { input, person, now }: PersonContext,
): Promise<void> {
  const status = ABOARD[to] ?? 'Boarded';
  const place = TICKET_STATUSES.indexOf(status);
  const before = isBack ? TICKET_STATUSES.slice(place + 1) : TICKET_STATUSES.slice(1, place);
  const tickets = await tx.query(sql`
    select ${columns('ticket.id', 'ticket.status')} from ticket
    where trip_id = ${tripId} and deleted_at is null and status = any(${before}) order by id for update`);
  const ids = tickets.map(({ id }) => id);
  await tx.query(sql`update ticket set status = ${status} where id = any(${ids}::uuid[])`);
  for (const ticket of tickets) {
    await tx.query(sql`
      insert into change (id, ticket_id, kind, from_status, to_status, reason, person_id, terminal_id, at)
      values (${newId()}, ${ticket.id}, ${isBack ? 'correction' : 'status'}, ${ticket.status}, ${status},
        ${isBack ? reasonIn(input) || TAKEN_BACK : null}, ${person.id}, ${person.terminal?.id ?? null}, ${now})`);
  }
}
