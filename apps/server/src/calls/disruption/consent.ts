import { consentNeeded, counted, seatsLost } from '@motorpark/domain';
import { senderOf } from '../../store/company/companyRow';
import { type Transaction, columns, computed, sql } from '../../db';
import { recordGiveBack } from '../../store/giveBack/recordGiveBack';
import type { PersonContext } from '../../request/call';
import { letter, moment } from '../../mail/letter';
import type { LockedTrip } from '../../store/trip/lockTrip';
import { tripDescription } from '../../store/trip/tripDescription';
import type { Order } from './carryOut';
import type { Plan } from './planOf';

const lostIn = ({ seating }: Plan): number => seating.flatMap(seatsLost).length;

/** Returns why a colleague must consent to a planned disruption; undefined if nobody must. */
export async function consentNeededFor(
  tx: Transaction,
  { id }: LockedTrip,
  plan: Plan,
  { person, now }: PersonContext,
): Promise<string | undefined> {
  if (plan.change.kind === 'runs') return undefined;
  const [facts] = await tx.query(sql`
    select ${computed<{ boarded: boolean; late: boolean }>({
      boarded: sql`exists (
        select from ticket join change on change.ticket_id = ticket.id
        where ticket.trip_id = trip.id and change.kind = 'status' and change.to_status = 'Boarded')
        or exists (select from ticket join passenger on passenger.ticket_id = ticket.id
          where ticket.trip_id = trip.id and boarded_at is not null)`,
      // Neither a delay nor another date of the trip moves the time at which its tickets were to leave.
      late: sql`coalesce(trip.delayed_from, trip.departs_at) <= ${now}::timestamptz or exists (
        select from ticket where ticket.trip_id = trip.id and ticket.deleted_at is null
          and ticket.refundable_until <= ${now}::timestamptz)`,
    })} from trip where id = ${id}`);
  return consentNeeded({
    role: person.role,
    lost: lostIn(plan),
    hasBoarded: facts?.boarded ?? false,
    isAfterTime: facts?.late ?? false,
  });
}

/** Records that seats are taken from passengers, in whatever way, with the colleague who consented, and tells the super admins. */
export async function announceLostSeats(
  tx: Transaction,
  { trip, plan, reason, witnessId }: Order,
  context: PersonContext,
): Promise<void> {
  const { person, now, ip, requestId } = context;
  const lost = lostIn(plan);
  if (lost === 0) return;
  await recordGiveBack(tx, {
    way: 'cancel',
    subject: { noun: 'trip', id: trip.id },
    amount: 0,
    kept: 0,
    reason,
    person,
    witnessId,
    terminalId: trip.originId,
    now,
    ip,
    requestId,
  });
  const sender = await senderOf(tx);
  const told = await tx.query(sql`
    select ${columns('person.name', 'person.email')} from person
    where role = 'super_admin' and not is_banned and id <> ${person.id} order by email`);
  for (const to of told)
    context.mail(lostSeatsMail({ ...to, trip, lost, reason, by: person.name, at: now, sender }));
}

interface Lost {
  name: string;
  email: string;
  trip: LockedTrip;
  lost: number;
  reason: string;
  by: string;
  at: Date;
  sender: string;
}

const lostSeatsMail = ({ name, email, trip, lost, reason, by, at, sender }: Lost) =>
  letter({
    to: email,
    name,
    sender,
    subject: `${sender}: passengers of ${trip.routeId} lost their seats`,
    paragraphs: [
      `${by} took the seats of ${counted(lost, 'passenger')} of ${tripDescription(trip)} on ${moment(at)}: ${reason}`,
      'Their tickets can be refunded in full. You find what was given back under Money given back.',
    ],
  });
