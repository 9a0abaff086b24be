import { ticketWire } from '@motorpark/contract';
import {
  type Companion,
  TICKET_FIELDS,
  type TicketValues,
  hasAdult,
  isLoneChild,
  isSaidOf,
  loneChildErrors,
} from '@motorpark/domain';
import { type Sql, type Transaction, columns, computed, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { wireErrors } from '../../request/fields';
import { changesBetween } from '../field';
import { recordEdit } from '../history';
import type { SharedTrip } from '../trip/lockTripShared';
import { COMPANIONS_OF_TICKET } from './companionColumns';

const ACCOMPANIMENT = {
  accompaniedBy: TICKET_FIELDS.accompaniedBy,
  aloneReason: TICKET_FIELDS.aloneReason,
};
type Accompaniment = Pick<TicketValues, keyof typeof ACCOMPANIMENT>;

interface Sale {
  trip: SharedTrip;
  accompaniedAge: number;
  /** The ticket that is edited. */
  before?: TicketValues;
}

/**
 * Returns who is responsible for a child without an adult on its ticket; nobody for other passengers. Throws a 422 at the field if nobody is, or the other
 * ticket has no adult on this trip. Core clients, which send no companions, are not asked.
 */
export async function accompanimentOf(
  db: Sql,
  sent: TicketValues,
  { trip, accompaniedAge, before }: Sale,
): Promise<Accompaniment> {
  const leaves = trip.travelDate;
  if (sent.companions === undefined) return saidOf(before);
  if (!isLoneChild(sent, accompaniedAge, leaves)) return saidOf(undefined);
  const errors = loneChildErrors(sent, { accompaniedAge, leaves, before });
  if (Object.keys(errors).length > 0) throw invalid(wireErrors(ticketWire.names, errors));
  const { accompaniedBy } = sent;
  if (accompaniedBy !== undefined && !(before && isSaidOf(before, sent))) {
    const why = await whyNoAdult(db, accompaniedBy, trip);
    if (why !== undefined) throw invalid({ accompanied_by: why });
  }
  return saidOf(sent);
}

/** Stores in the history of a ticket that is sold who is responsible for its child, if it has one: who said so, and when. */
export const recordAccompaniment = (
  tx: Transaction,
  id: string,
  said: Accompaniment,
  { person, now }: Pick<PersonContext, 'person' | 'now'>,
): Promise<void> =>
  recordEdit(tx, {
    noun: 'ticket',
    id,
    fields: changesBetween<typeof ACCOMPANIMENT, Accompaniment>(ACCOMPANIMENT, saidOf(undefined), said),
    person,
    now,
  });

const saidOf = (ticket: Accompaniment | undefined): Accompaniment => ({
  accompaniedBy: ticket?.accompaniedBy,
  aloneReason: ticket?.aloneReason,
});

async function whyNoAdult(db: Sql, number: string, trip: SharedTrip): Promise<string | undefined> {
  const [adult] = await db.query(sql`
    select ${columns('ticket.date_of_birth', computed<{ companions: Companion[] }>({ companions: COMPANIONS_OF_TICKET }))}
    from ticket where number = ${number} and trip_id = ${trip.id} and deleted_at is null and unseated_at is null`);
  if (!adult) return `There is no valid ticket ${number} on this bus.`;
  const party = { dateOfBirth: adult.date_of_birth, companions: adult.companions };
  return hasAdult(party, trip.travelDate) ? undefined : `Nobody on ticket ${number} is an adult.`;
}
