import { TICKET_STATUSES, type TicketStatus } from '@motorpark/domain';
import { type Transaction, columns, sql } from '../../db';
import { reasonIn, stepAll } from '../history';
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
  context: PersonContext,
): Promise<void> {
  const status = ABOARD[to] ?? 'Boarded';
  const place = TICKET_STATUSES.indexOf(status);
  const before = isBack ? TICKET_STATUSES.slice(place + 1) : TICKET_STATUSES.slice(1, place);
  const tickets = await tx.query(sql`
    select ${columns('ticket.id', 'ticket.status')} from ticket
    where trip_id = ${tripId} and deleted_at is null and status = any(${before}) order by id for update`);
  const reason = isBack ? reasonIn(context.input) || TAKEN_BACK : undefined;
  await stepAll(tx, { noun: 'ticket', records: tickets, to: status, reason }, context);
}
