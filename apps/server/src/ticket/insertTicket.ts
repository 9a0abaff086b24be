import { randomInt } from 'node:crypto';
import { type TicketForm, newTicketNumber } from '@motorpark/domain';
import type { Person } from '../access/person';
import { type Sql, newId, sql } from '../db';
import type { LockedTrip } from '../trip/lockTrip';

/** What a ticket is made of. */
export interface NewTicket extends TicketForm {
  trip: LockedTrip;
  person: Person;
  now: Date;
}

const RANGE = 2 ** 32;
const random = () => randomInt(RANGE) / RANGE;
/** With a million tickets sold one number in 900 is taken already. */
const TRIES = 10;

/** Writes the ticket itself, under a number that no other has. */
export async function insertTicket(tx: Sql, form: NewTicket): Promise<{ id: string; number: string }> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const [ticket] = await tx.query<{ id: string; number: string }>(sql`
      insert into ticket (id, number, trip_id, traveler_name, traveler_number, next_of_kin_number, date_of_birth,
        amount_kobo, payment_method, booked_by, booked_at)
      values (${newId()}, ${newTicketNumber(random)}, ${form.trip.id}, ${form.travelerName}, ${form.mobileNumber},
        ${form.nextOfKin}, ${form.dob}, ${form.amountPaid}, ${form.paymentMode}, ${form.person.id}, ${form.now})
      on conflict (number) do nothing returning id, number`);
    if (ticket) return ticket;
  }
  throw new Error(`No free ticket number in ${TRIES} tries.`);
}
