import { consentNeeded, counted, moveOf, seatsAfter, seatsLost } from '@motorpark/domain';
import { senderOf } from '../../store/company/companyRow';
import { type Transaction, columns, sql } from '../../db';
import { recordGiveBack } from '../../store/giveBack/recordGiveBack';
import { progressOf, recordMove } from '../../store/giveBack/recordMove';
import type { PersonContext } from '../../request/call';
import { letter, moment } from '../../mail/letter';
import type { LockedTrip } from '../../store/trip/lockTrip';
import { tripDescription } from '../../store/trip/tripDescription';
import type { Order } from './carryOut';
import type { Plan } from './planOf';

const lostIn = ({ seating }: Plan): number => seating.flatMap(seatsLost).length;

/** Returns how passengers who keep a seat are moved by a plan, how many they are, and how far their departure has come. */
async function movedBy(tx: Transaction, { id }: LockedTrip, { change, seating }: Plan, now: Date) {
  const progress = await progressOf(tx, id, now);
  const isOtherTrip = change.kind === 'trip';
  const departure = isOtherTrip ? change.to.travelDate : change.kind === 'time' && change.travelDate;
  const seats = seating.flatMap(seatsAfter).length;
  const how = departure && seats > 0 ? moveOf({ ...progress, departure, isOtherTrip }) : 'free';
  return { ...progress, how, seats };
}

/** Returns why a colleague must consent to a planned disruption; undefined if nobody must. */
export async function consentNeededFor(
  tx: Transaction,
  trip: LockedTrip,
  plan: Plan,
  { person: { role }, now }: PersonContext,
): Promise<string | undefined> {
  if (plan.change.kind === 'runs') return undefined;
  const { how, seats, ...progress } = await movedBy(tx, trip, plan, now);
  const moved = how === 'with consent' ? seats : 0;
  return consentNeeded({ ...progress, role, lost: lostIn(plan), moved });
}

/**
 * Records, with the colleague who consented, that seats are taken from passengers, in whatever way, which the super admins are told, and that passengers are moved who may
 * have left already.
 */
export async function recordDisplaced(
  tx: Transaction,
  { trip, plan, reason, witnessId }: Order,
  context: PersonContext,
): Promise<void> {
  const { person, now, ip, requestId } = context;
  const subject = { noun: 'trip', id: trip.id } as const;
  const act = { subject, reason, person, witnessId, terminalId: trip.originId, now, ip, requestId };
  const { how, seats } = await movedBy(tx, trip, plan, now);
  if (how !== 'free') await recordMove(tx, { ...act, seats });
  const lost = lostIn(plan);
  if (lost === 0) return;
  await recordGiveBack(tx, { ...act, way: 'cancel', amount: 0, kept: 0 });
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
